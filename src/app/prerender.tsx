import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from './app'
import { createQueryClient } from './query-client'
import { Screens } from './router'
import { matchRoute, routes } from './routes'

export { routes }

/** Renders a route to HTML, as it is before any data has come. `main.tsx` hydrates it. */
export async function renderRoute(path: string): Promise<string> {
  const router = (
    <StaticRouter location={path}>
      <Screens />
    </StaticRouter>
  )
  const { prelude } = await prerender(
    <App queryClient={createQueryClient()} path={matchRoute(path)} router={router} />,
    {
      // In one piece: React would otherwise move large parts to the end of the page.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // Otherwise React would leave a screen that throws to the browser.
      onError: (error) => {
        throw error
      },
    },
  )
  return new Response(prelude).text()
}
