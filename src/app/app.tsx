import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { useToast } from '@/components/ui/toast-store'
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
 * later (`npm run bench`). Until it has loaded, or where that fails, a line at the bottom says the same.
 */
function DeferredToaster() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null)
  const toast = useToast()

  useEffect(() => {
    import('@/components/ui/toaster').then(
      (chunk) => setToaster(() => chunk.Toaster),
      (error) => reportError('Failed to load the toaster', error),
    )
  }, [])

  if (Toaster) return <Toaster />
  if (!toast) return null
  return (
    <p role="alert" className="sticky bottom-0 bg-ink p-4 text-center text-paper">
      <strong>{toast.title}</strong> {toast.description}
    </p>
  )
}
