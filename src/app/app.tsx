import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Landing } from '@/routes/landing/landing'
import { DeferredToaster } from './deferred-toaster'
import { ErrorBoundary } from './error-boundary'
import type { RoutePath } from './routes'

type AppProps = {
  queryClient: QueryClient
  /** The route at which the app is opened. */
  path: RoutePath
  /** The other routes, inside a router: no visitor of the landing page uses its 14 kB. */
  router: ReactNode
}

/** The app, opened at a route. */
export function App({ queryClient, path, router }: AppProps) {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        {path === '/' ? <Landing /> : router}
        <DeferredToaster />
      </QueryClientProvider>
    </ErrorBoundary>
  )
}
