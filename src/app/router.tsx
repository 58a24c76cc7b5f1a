import { lazy, type ReactNode, Suspense, useLayoutEffect, useState } from 'react'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { Dashboard } from '@/routes/dashboard'
import { MyStore } from '@/routes/my-store'
import { NotFound } from '@/routes/not-found'
import { Shell } from '@/shell/shell'
import { isRoutePath, type RoutePath, routes } from './routes'

// In a chunk of its own, because it brings supabase-js.
const Admin = lazy(() => import('@/routes/admin/admin'))

const screens: Record<RoutePath, ReactNode> = {
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
  const { pathname } = useLocation()
  const path = isRoutePath(pathname) ? pathname : '*'
  return (
    <Suspense fallback={null}>
      <Screen title={routes[path].title}>{screens[path]}</Screen>
    </Suspense>
  )
}

/** Gives the document the title of its screen, and announces the screens after the first one. */
function Screen({ title, children }: { title: string; children: ReactNode }) {
  const [announcement, setAnnouncement] = useState('')

  useLayoutEffect(() => {
    // The first screen's title stands in its HTML, and is read out with the page.
    if (document.title !== title) setAnnouncement(title)
    document.title = title
  }, [title])

  return (
    <>
      {children}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  )
}

export default function Router() {
  return (
    <BrowserRouter>
      <Screens />
    </BrowserRouter>
  )
}
