import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useLayoutEffect } from 'react'
import { announceScreen } from '@/lib/announce-screen'
import { DeferredToaster } from './deferred-toaster'
import { ErrorBoundary } from './error-boundary'
import type { SiteRoute } from './routes'

/** What every page stands in: the query cache, the toasts, and the page for what goes wrong. */
export function App({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        {children}
        <DeferredToaster />
      </QueryClientProvider>
    </ErrorBoundary>
  )
}

/** The screen of a route, which gives the document its title. */
export function RouteScreen({ route: { title, Screen } }: { route: SiteRoute }) {
  // Not after the next paint: by then a person may have pressed something.
  useLayoutEffect(() => {
    document.title = title
    announceScreen()
  }, [title])
  return <Screen />
}
