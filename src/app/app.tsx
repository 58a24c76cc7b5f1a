import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { ErrorBoundary } from './error-boundary'
import { reportError } from './report-error'

export function App({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  // The script has arrived: remove the notice in index.html that it is late.
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

/**
 * The toaster, loaded after the first render: in the first chunk it would make the form usable 8 %
 * later (`npm run bench`). A toast waits for it.
 */
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
