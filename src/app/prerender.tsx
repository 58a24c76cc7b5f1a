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

/** The other pages: the names of their HTML files, and their titles. */
export const otherPages = Object.entries(titles).map(
  ([page, title]) => [page, tabTitle(title)] as const,
)
