import { renderToString } from 'react-dom/server'
import { Landing } from '@/routes/landing/landing'
import { App } from './app'
import { createQueryClient } from './query-client'

/** The landing page, as it is before any data has come. `main.tsx` hydrates it. */
export const html = renderToString(
  <App queryClient={createQueryClient()}>
    <Landing />
  </App>,
)
