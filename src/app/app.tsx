import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useLayoutEffect } from 'react'
import { Route, Routes } from 'react-router-dom'
import { announceScreen } from '@/lib/announce-screen'
import { DeferredToaster } from './deferred-toaster'
import { ErrorBoundary } from './error-boundary'
import { pages, Shell, type SiteRoute, shellPages } from './routes'

function Titled({ title, Screen }: Pick<SiteRoute, 'title' | 'Screen'>) {
  // Not after the next paint: by then a person may have pressed something.
  useLayoutEffect(() => {
    document.title = title
    announceScreen()
  }, [title])
  return <Screen />
}

/** Everything inside a router: the caches, the screens and the toasts. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <Suspense fallback={null}>
          <Routes>
            {pages.map(({ path, ...page }) => (
              <Route key={path} path={path} element={<Titled {...page} />} />
            ))}
            <Route element={<Shell />}>
              {shellPages.map(({ path, ...page }) => (
                <Route key={path} path={path} element={<Titled {...page} />} />
              ))}
            </Route>
          </Routes>
        </Suspense>
        <DeferredToaster />
      </QueryClientProvider>
    </ErrorBoundary>
  )
}
