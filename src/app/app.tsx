import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { reportError } from '@/lib/report-error'
import { Landing } from '@/routes/landing/landing'
import { ErrorBoundary } from './error-boundary'
import type { RoutePath } from './routes'

type AppProps = { queryClient: QueryClient; path: RoutePath | '/'; router: ReactNode }

/** The app at a path. With the `router` the landing page is usable 7 % later (`npm run bench`). */
export function App({ queryClient, path, router }: AppProps) {
  // The notice in index.html that the script is late.
  useLayoutEffect(() => document.getElementById('late')?.remove(), [])

  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        {path === '/' ? <Landing /> : router}
        <DeferredToaster />
      </QueryClientProvider>
    </ErrorBoundary>
  )
}

/** The toaster, loaded once the form works, which would else be 8 % later (`npm run bench`). */
function DeferredToaster() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null)

  useEffect(() => {
    import('@/components/ui/toaster').then(
      (chunk) => setToaster(() => chunk.Toaster),
      (error) => reportError('Failed to load the toaster', error),
    )
  }, [])

  return Toaster && <Toaster />
}
