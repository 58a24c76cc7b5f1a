import { lazy, type ReactNode, useEffect, useRef, useState } from 'react'
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
  const previousTitle = useRef(title)
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    document.title = `${title} · ${content.name}`
    // The first screen is read out with the page.
    if (title !== previousTitle.current) setAnnouncement(title)
    previousTitle.current = title
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
