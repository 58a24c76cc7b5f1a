import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useLayoutEffect } from 'react'
import { Landing } from '@/routes/landing/landing'
import { DeferredToaster } from './deferred-toaster'
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
