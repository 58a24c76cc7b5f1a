import { lazy, type ReactNode, Suspense } from 'react'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { Dashboard } from '@/routes/dashboard'
import { Landing } from '@/routes/landing/landing'
import { MyStore } from '@/routes/my-store'
import { NotFound } from '@/routes/not-found'
import { Shell } from '@/shell/shell'
import { Page } from './page'
import { matchRoute, type RoutePath } from './routes'

// In a chunk of its own, because it brings supabase-js.
const Admin = lazy(() => import('@/routes/admin/admin'))

const screens: Record<RoutePath, ReactNode> = {
  '/': <Landing />,
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
  const path = matchRoute(useLocation().pathname)
  return (
    <Suspense fallback={null}>
      <Page path={path}>{screens[path]}</Page>
    </Suspense>
  )
}

export default function Site() {
  return (
    <BrowserRouter>
      <Screens />
    </BrowserRouter>
  )
}
