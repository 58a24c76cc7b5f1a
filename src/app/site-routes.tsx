import { Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { RouteScreen } from './app'
import { landing, pages, Shell, shellPages } from './routes'

/** Every screen at its address, inside a router. */
export function SiteRoutes() {
  return (
    <Suspense fallback={null}>
      <Routes>
        {[landing, ...pages].map((route) => (
          <Route key={route.path} path={route.path} element={<RouteScreen route={route} />} />
        ))}
        <Route element={<Shell />}>
          {shellPages.map((route) => (
            <Route key={route.path} path={route.path} element={<RouteScreen route={route} />} />
          ))}
        </Route>
      </Routes>
    </Suspense>
  )
}
