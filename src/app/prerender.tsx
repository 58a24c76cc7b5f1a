import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from './app'
import { createQueryClient } from './query-client'
import { Screens } from './router'
import { matchRoute, routes } from './routes'

/** A route as an HTML file of the built site. */
export type StaticPage = {
  path: string
  /** The document's title, unless it is that of index.html. */
  title?: string
  /** The modules that the page imports dynamically before it answers. */
  imports: readonly string[]
  /** Where the page is written, below the site's folder. */
  file: string
  /** The page's content as HTML. */
  markup: string
}

/** Renders every route to HTML, as it is before any data has come. `main.tsx` hydrates it. */
export async function renderPages(): Promise<StaticPage[]> {
  return await Promise.all(
    Object.entries(routes).map(async ([path, info]) => {
      const { prelude } = await prerender(
        <App
          queryClient={createQueryClient()}
          path={matchRoute(path)}
          router={
            <StaticRouter location={path}>
              <Screens />
            </StaticRouter>
          }
        />,
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
      const file = { '/': 'index.html', '*': '404.html' }[path] ?? `${path.slice(1)}.html`
      return { path, ...info, file, markup }
    }),
  )
}
