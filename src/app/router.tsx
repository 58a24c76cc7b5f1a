import { lazy, type ReactNode, useEffect, useState } from 'react'
import { BrowserRouter, useLocation } from 'react-router-dom'
import * as content from '@/content'
import { Dashboard } from '@/routes/dashboard'
import { MyStore } from '@/routes/my-store'
import { NotFound } from '@/routes/not-found'
import { Shell } from '@/shell/shell'
import { titles } from './titles'

// In a chunk of its own, because it brings supabase-js.
const Admin = lazy(() => import('@/routes/admin/admin'))

/** The same key keeps the shell mounted when another page is shown in it. */
function inShell(page: ReactNode) {
  return <Shell key="shell">{page}</Shell>
}

/** The landing page at `/` is a document of its own: no router leads to it. */
const screens: Record<string, [title: string, screen: ReactNode]> = {
  '/admin': [titles.admin, <Admin key="admin" />],
  '/my-store': [titles['my-store'], inShell(<MyStore />)],
  '/dashboard': [titles.dashboard, inShell(<Dashboard />)],
}
const notFound = [titles['404'], <NotFound key="not-found" />] as const

function Screen() {
  const path = useLocation().pathname.replace(/\/$/, '')
  const [title, screen] = screens[path] ?? notFound
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    const documentTitle = `${title} · ${content.name}`
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
