import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { Landing } from '@/routes/landing/landing'
import { App } from './app'
import { Page } from './page'
import { createQueryClient } from './query-client'
import { routes } from './routes'
import { Screens } from './site'

/** A route as an HTML file of the built site. */
export type StaticPage = {
  path: string
  title: string
  description?: string
  /** Where the page is written, below the site's folder. */
  file: string
  /** The page's content as HTML. */
  markup: string
  /** The modules that `main.tsx` imports dynamically before the page answers. */
  modules: string[]
}

/** Renders every route to HTML, as it is before any data has come. `main.tsx` hydrates it. */
export async function renderPages(): Promise<StaticPage[]> {
  return await Promise.all(
    Object.entries(routes).map(async ([path, info]) => {
      const { prelude } = await prerender(
        <StrictMode>
          <App queryClient={createQueryClient()}>
            {path === '/' ? (
              <Page path="/">
                <Landing />
              </Page>
            ) : (
              <StaticRouter location={path}>
                <Screens />
              </StaticRouter>
            )}
          </App>
        </StrictMode>,
        {
          // In one piece: React would otherwise move large parts to the end of the page.
          progressiveChunkSize: Number.POSITIVE_INFINITY,
          // Otherwise React would leave a screen that throws to the browser.
          onError: (error) => {
            throw error
          },
        },
      )
      const markup = await new Response(prelude).text()
      const file = path === '*' ? '404.html' : `${path}/index.html`.replace(/^\/+/, '')
      return { path, ...info, file, markup, modules: dynamicImports(path) }
    }),
  )
}

function dynamicImports(path: string): string[] {
  if (path === '/') return []
  const site = 'src/app/site.tsx'
  return path === '/admin' ? [site, 'src/routes/admin/admin.tsx'] : [site]
}
