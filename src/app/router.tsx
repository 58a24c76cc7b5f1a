import { lazy, type ReactNode, useEffect } from 'react'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { brandName } from '@/lib/brand'
import { Dashboard } from '@/routes/dashboard'
import { MyStore } from '@/routes/my-store'
import { NotFound } from '@/routes/not-found'
import { Shell } from '@/shell/shell'

// In a chunk of its own, because it brings supabase-js.
const Admin = lazy(() => import('@/routes/admin/admin'))

/** The landing page at `/` is a document of its own: no router leads to it. */
const screens: Record<string, [title: string, screen: ReactNode]> = {
  '/admin': ['Admin Panel', <Admin key="admin" />],
  '/my-store': [
    'My Store',
    <Shell key="shell">
      <MyStore />
    </Shell>,
  ],
  '/dashboard': [
    'Dashboard',
    <Shell key="shell">
      <Dashboard />
    </Shell>,
  ],
}
const notFound = ['Page not found', <NotFound key="not-found" />] as const

function Screen() {
  const path = useLocation().pathname.replace(/\/$/, '')
  const [title, screen] = screens[path] ?? notFound

  useEffect(() => {
    document.title = `${title} · ${brandName}`
  }, [title])

  return (
    <>
      {screen}
      {/* Read out when another screen takes the place of this one. */}
      <p role="status" className="sr-only">
        {title}
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
