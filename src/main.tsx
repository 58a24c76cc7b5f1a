import { lazy, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from '@/app/app'
import { Page } from '@/app/page'
import { createQueryClient } from '@/app/query-client'
import { reloadOutdatedPage } from '@/app/reload-outdated-page'
import { matchRoute } from '@/app/routes'
import { reportError } from '@/lib/report-error'
import { Landing } from '@/routes/landing/landing'
import './styles.css'

const Site = lazy(() => import('@/app/site'))

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root')

reloadOutdatedPage()

const path = matchRoute(location.pathname)
const app = (
  <StrictMode>
    <App queryClient={createQueryClient()}>
      {/* The landing page links to no other route: without the router its form works about a tenth
          sooner on a slow phone. */}
      {path === '/' ? (
        <Page path="/">
          <Landing />
        </Page>
      ) : (
        <Site />
      )}
    </App>
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
