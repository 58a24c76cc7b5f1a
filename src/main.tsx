import { lazy, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from '@/app/app'
import { createQueryClient } from '@/app/query-client'
import { reloadOutdatedPage } from '@/app/reload-outdated-page'
import { matchRoute } from '@/app/routes'
import { reportError } from '@/lib/report-error'
import './styles.css'

const Router = lazy(() => import('@/app/router'))

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root')

reloadOutdatedPage()

const path = matchRoute(location.pathname)
// Links compare it with the address that they lead to.
if (path !== '*') history.replaceState(history.state, '', path + location.search + location.hash)
const app = (
  <StrictMode>
    <App queryClient={createQueryClient()} path={path} router={<Router />} />
  </StrictMode>
)

const options = {
  onCaughtError: (error: unknown) => reportError('Failed to render the page', error),
  onUncaughtError: (error: unknown) => reportError('Failed to render the app', error),
}

// The build notes which route it rendered. The dev server renders none, and some hosts answer every
// path with the same page.
if (root.dataset.page === path) hydrateRoot(root, app, options)
else createRoot(root, options).render(app)
