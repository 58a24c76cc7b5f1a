import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { Route, Routes } from 'react-router-dom'
import { pages, Shell, type SiteRoute, shellPages } from './routes'

const Toaster = lazy(() => import('@/components/ui/toaster'))

function Titled({ title, Screen }: Pick<SiteRoute, 'title' | 'Screen'>) {
  useEffect(() => {
    document.title = title
  }, [title])
  return <Screen />
}

/** Everything inside a router: the caches, the screens and the toasts. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
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
  )
}
