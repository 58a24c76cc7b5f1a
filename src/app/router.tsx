import { lazy, type ReactNode, useEffect, useState } from 'react'
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
  const path = useLocation().pathname.replace(/\/$/, '')
  const [title, screen] = screens[path] ?? notFound
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    const documentTitle = `${title} · ${brandName}`
    // The first screen's title stands in its HTML, and is read out with the page.
    if (document.title !== documentTitle) setAnnouncement(title)
    document.title = documentTitle
  }, [title])

  return (
    <>
      {screen}
      {/* Read out when a screen takes the place of another. */}
      <p role="status" className="sr-only">
        {announcement}
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
