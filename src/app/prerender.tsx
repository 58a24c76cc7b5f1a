import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App, RouteScreen } from './app'
import { createQueryClient } from './query-client'
import { landing, pages, type SiteRoute, shellPages } from './routes'
import { SiteRoutes } from './site-routes'

/** A route as a file of the built site. */
export type StaticPage = Pick<SiteRoute, 'path' | 'title' | 'description'> & {
  /** Where the page is written, below the site's folder. */
  file: string
  /** The page's content as HTML. */
  markup: string
}

/**
 * Renders every route to HTML, as the browser shows it before any data has come. `main.tsx` takes
 * it over from there. Any path that is no route gets `404.html`.
 *
 * @throws what a screen throws while it renders.
 */
export async function renderPages(): Promise<StaticPage[]> {
  return await Promise.all(
    [landing, ...pages, ...shellPages].map(async ({ path, title, description }) => {
      const unknown = path === '*'
      const { prelude } = await prerender(
        <StrictMode>
          <App queryClient={createQueryClient()}>
            {path === landing.path ? (
              <RouteScreen route={landing} />
            ) : (
              <StaticRouter location={unknown ? '/404' : path}>
                <SiteRoutes />
              </StaticRouter>
            )}
          </App>
        </StrictMode>,
        // A page in one piece: React would move large parts to the end and put them back by script.
        { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: fail },
      )
      const markup = await new Response(prelude).text()
      const file = unknown ? '404.html' : `${path.slice(1)}/index.html`.replace(/^\//, '')
      return { path, title, ...(description && { description }), file, markup }
    }),
  )
}

/** Without it React would leave a screen that throws to the browser. */
function fail(error: unknown): never {
  throw error
}
