import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter, matchPath } from 'react-router-dom'
import { App } from '@/app/app'
import { createQueryClient } from '@/app/query-client'
import { reportError } from '@/lib/report-error'
import './styles.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root')

const app = (
  <StrictMode>
    <BrowserRouter>
      <App queryClient={createQueryClient()} />
    </BrowserRouter>
  </StrictMode>
)

const options = {
  onCaughtError: (error: unknown) => reportError('Failed to render the page', error),
  onUncaughtError: (error: unknown) => reportError('Failed to render the app', error),
}

// The path that the build rendered this page for; there is none on the dev server. A host that
// answers a path with the page of another would have React compare the two.
const { page } = root.dataset
if (page && matchPath(page, location.pathname)) {
  // In slices: the page is there already, and may be scrolled or typed into meanwhile.
  startTransition(() => {
    hydrateRoot(root, app, options)
  })
} else {
  createRoot(root, options).render(app)
}
