import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Landing } from '@/routes/landing/landing'
import { DeferredToaster } from './deferred-toaster'
import { ErrorBoundary } from './error-boundary'
import { Page } from './page'
import type { RoutePath } from './routes'

type AppProps = {
  queryClient: QueryClient
  /** The route at which the app is opened. */
  path: RoutePath
  /** All routes, inside a router. */
  site: ReactNode
}

/** The app, opened at a route. */
export function App({ queryClient, path, site }: AppProps) {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        {/* The landing page links to no other route: without the router its form works about a
              tenth sooner on a slow phone. */}
        {path === '/' ? (
          <Page path="/">
            <Landing />
          </Page>
        ) : (
          site
        )}
        <DeferredToaster />
      </QueryClientProvider>
    </ErrorBoundary>
  )
}
