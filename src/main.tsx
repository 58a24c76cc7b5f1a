import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App, RouteScreen } from '@/app/app'
import { lazily } from '@/app/lazily'
import { createQueryClient } from '@/app/query-client'
import { landing, routePathOf } from '@/app/routes'
import { reportError } from '@/lib/report-error'
import './styles.css'

// In no Suspense boundary: until its file has come, the page stays as the build rendered it.
const BrowserSite = lazily(() => import('@/app/browser-site'))

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root')

const app = (
  <StrictMode>
    <App queryClient={createQueryClient()}>
      {/* The landing page links to no other route, so its visitors, who come with the slowest
          phones, are spared the router, and a Suspense boundary, which React would hydrate in a
          pass of its own. Every other page brings the whole site. */}
      {location.pathname === landing.path ? <RouteScreen route={landing} /> : <BrowserSite />}
    </App>
  </StrictMode>
)

const options = {
  onCaughtError: (error: unknown) => reportError('Failed to render the page', error),
  onUncaughtError: (error: unknown) => reportError('Failed to render the app', error),
}

// The route that the build rendered this page for; there is none on the dev server. A host that
// answers a path with the page of another would have React compare the two.
if (root.dataset.page === routePathOf(location.pathname)) {
  hydrateRoot(root, app, options)
} else {
  createRoot(root, options).render(app)
}
