import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { Route, Routes } from 'react-router-dom'
import { announceScreen } from '@/lib/announce-screen'
import { reportError } from '@/lib/report-error'
import { ErrorBoundary } from './error-boundary'
import { pages, Shell, type SiteRoute, shellPages } from './routes'

/** Where toasts cannot be downloaded, the pages must still work. */
const Toaster = lazy<ComponentType>(() =>
  import('@/components/ui/toaster').catch((error: unknown) => {
    reportError('Failed to load the toasts', error)
    return { default: () => null }
  }),
)

function Titled({ title, Screen }: Pick<SiteRoute, 'title' | 'Screen'>) {
  useEffect(() => {
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
        <Suspense fallback={null}>
          <Toaster />
        </Suspense>
      </QueryClientProvider>
    </ErrorBoundary>
  )
}
