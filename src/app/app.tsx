import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { ErrorBoundary } from './error-boundary'
import { logError } from './log-error'

export function App({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  // The script has arrived, so the notice in index.html that it is late must go.
  useLayoutEffect(() => document.getElementById('late-notice')?.remove(), [])

  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        {children}
        <DeferredToaster />
      </QueryClientProvider>
    </ErrorBoundary>
  )
}

/**
 * The toaster, in its own chunk, loaded after the first render, because it would delay the form by 8 % in the
 * first chunk (`npm run bench`). Toasts wait for it.
 */
function DeferredToaster() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null)

  useEffect(() => {
    import('@/components/ui/toaster').then(
      (chunk) => setToaster(() => chunk.Toaster),
      (error) => logError('Failed to load the toaster', error),
    )
  }, [])

  return Toaster && <Toaster />
}
