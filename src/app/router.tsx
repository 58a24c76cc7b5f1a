import { lazy, type ReactNode, useEffect } from 'react'
import { BrowserRouter, useRoutes } from 'react-router-dom'
import { Dashboard } from '@/routes/dashboard/dashboard'
import { MyStore } from '@/routes/my-store/my-store'
import { NotFound } from '@/routes/not-found/not-found'
import { Shell } from '@/shell/shell'
import { tabTitle, titles } from '@/titles'

// In a chunk of its own, because it brings supabase-js.
const Admin = lazy(() => import('@/routes/admin/admin'))

/** The landing page at `/` is a separate document without a router. */
const routes = [
  route('admin', <Admin />),
  {
    element: <Shell />,
    children: [route('my-store', <MyStore />), route('dashboard', <Dashboard />)],
  },
  route('404', <NotFound />),
]

function route(page: keyof typeof titles, screen: ReactNode) {
  const path = page === '404' ? '*' : page
  return { path, caseSensitive: true, element: <Titled title={titles[page]}>{screen}</Titled> }
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = tabTitle(title)
  }, [title])

  return children
}

const Screens = () => useRoutes(routes)

export default function Router() {
  return (
    <BrowserRouter>
      <Screens />
    </BrowserRouter>
  )
}
