import { lazy, type ReactNode, Suspense, useLayoutEffect } from 'react'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { announceReady } from '@/lib/announce-ready'
import { Dashboard } from '@/routes/dashboard'
import { MyStore } from '@/routes/my-store'
import { NotFound } from '@/routes/not-found'
import { Shell } from '@/shell/shell'
import { matchRoute, type RoutePath, routes } from './routes'

// In a chunk of its own, because it brings supabase-js.
const Admin = lazy(() => import('@/routes/admin/admin'))

/** The landing page is a document of its own: no router leads to it. */
const screens: Record<Exclude<RoutePath, '/'>, ReactNode> = {
  '/admin': <Admin />,
  '/my-store': (
    <Shell>
      <MyStore />
    </Shell>
  ),
  '/dashboard': (
    <Shell>
      <Dashboard />
    </Shell>
  ),
  '*': <NotFound />,
}

/** The screen at the router's location. */
export function Screens() {
  const route = matchRoute(useLocation().pathname)
  const path = route === '/' ? '*' : route
  return (
    <Suspense fallback={null}>
      <Screen title={routes[path].title}>{screens[path]}</Screen>
    </Suspense>
  )
}

/** Gives the document the title of its screen, once the screen's code has loaded. */
function Screen({ title, children }: { title: string; children: ReactNode }) {
  useLayoutEffect(() => {
    document.title = title
    announceReady()
  }, [title])

  return children
}

export default function Router() {
  return (
    <BrowserRouter>
      <Screens />
    </BrowserRouter>
  )
}
