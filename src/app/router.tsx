import { lazy, type ReactNode, useEffect } from 'react'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { brandName } from '@/lib/brand'
import { Dashboard } from '@/routes/dashboard'
import { MyStore } from '@/routes/my-store'
import { NotFound } from '@/routes/not-found'
import { Shell } from '@/shell/shell'
import { titles } from './titles'

// In a chunk of its own, because it brings supabase-js.
const Admin = lazy(() => import('@/routes/admin/admin'))

/**
 * The landing page at `/` is a document of its own: no router leads to it. Screens with the same key
 * keep the shell mounted.
 */
const screens: Record<string, [title: string, screen: ReactNode]> = {
  '/admin': [titles.admin, <Admin key="admin" />],
  '/my-store': [
    titles['my-store'],
    <Shell key="shell">
      <MyStore />
    </Shell>,
  ],
  '/dashboard': [
    titles.dashboard,
    <Shell key="shell">
      <Dashboard />
    </Shell>,
  ],
}
const notFound = [titles['404'], <NotFound key="not-found" />] as const

function Screen() {
  const { pathname, key } = useLocation()
  const [title, screen] = screens[pathname.replace(/\/$/, '')] ?? notFound

  useEffect(() => {
    document.title = `${title} · ${brandName}`
  }, [title])

  return (
    <>
      {screen}
      {/* Read out when a screen takes the place of another; the first has the key `default`. */}
      <p role="status" className="sr-only">
        {key !== 'default' && title}
      </p>
    </>
  )
}

export default function Router() {
  return (
    <BrowserRouter>
      <Screen />
    </BrowserRouter>
  )
}
