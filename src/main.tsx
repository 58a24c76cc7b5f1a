import { lazy, StrictMode, Suspense } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from '@/app/app'
import { logError } from '@/app/log-error'
import { createQueryClient } from '@/app/query-client'
import { Landing } from '@/routes/landing/landing'
import './styles.css'

// With the router in the same chunk, the landing page would be usable 7 % later (`npm run bench`).
const Router = lazy(() => import('@/app/router'))

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root')

const isLanding = ['/', '/index.html'].includes(location.pathname)
const app = (
  <StrictMode>
    <App queryClient={createQueryClient()}>
      {isLanding ? (
        <Landing />
      ) : (
        <Suspense fallback={null}>
          <Router />
        </Suspense>
      )}
    </App>
  </StrictMode>
)

const options = { onCaughtError: (error: unknown) => logError('Failed to render the page', error) }
// Only the landing page is prerendered. A host may send it for another path, where it must not be hydrated.
if (isLanding && root.hasChildNodes()) hydrateRoot(root, app, options)
else createRoot(root, options).render(app)
