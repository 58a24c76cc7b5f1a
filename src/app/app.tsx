import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { reportError } from '@/lib/report-error'
import { ErrorBoundary } from './error-boundary'

/** What is around every page. */
export function App({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  // The notice in index.html that the script is late.
  useLayoutEffect(() => document.getElementById('late')?.remove(), [])

  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        {children}
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
