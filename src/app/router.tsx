import { lazy, useEffect } from 'react'
import { BrowserRouter, matchRoutes, useLocation, useRoutes } from 'react-router-dom'
import * as content from '@/content'
import { Dashboard } from '@/routes/dashboard'
import { MyStore } from '@/routes/my-store'
import { NotFound } from '@/routes/not-found'
import { Shell } from '@/shell/shell'
import { titles } from './titles'

// In a chunk of its own, because it brings supabase-js.
const Admin = lazy(() => import('@/routes/admin/admin'))

/** Each screen with its title. The landing page at `/` is a separate document without a router. */
const routes = [
  { path: '/admin', caseSensitive: true, element: <Admin />, handle: titles.admin },
  {
    element: <Shell />,
    children: [
      { path: '/my-store', caseSensitive: true, element: <MyStore />, handle: titles['my-store'] },
      { path: '/dashboard', caseSensitive: true, element: <Dashboard />, handle: titles.dashboard },
    ],
  },
  { path: '*', element: <NotFound />, handle: titles['404'] },
]

function Screens() {
  const title = String(matchRoutes(routes, useLocation())?.at(-1)?.route.handle)

  useEffect(() => {
    document.title = `${title} · ${content.name}`
  }, [title])

  return useRoutes(routes)
}

export default function Router() {
  return (
    <BrowserRouter>
      <Screens />
    </BrowserRouter>
  )
}
