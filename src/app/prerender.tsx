import { renderToString } from 'react-dom/server'
import { Landing } from '@/routes/landing/landing'
import { tabTitle, titles } from '@/titles'
import { App } from './app'
import { createQueryClient } from './query-client'

/** The landing page before any data has arrived. `main.tsx` hydrates it. */
export const landing = renderToString(
  <App queryClient={createQueryClient()}>
    <Landing />
  </App>,
)

/** The other pages, each with the name of its HTML file. */
export const otherPages = Object.entries(titles).map(([fileName, title]) => ({
  fileName,
  title: tabTitle(title),
}))
