import { type ReactNode, useLayoutEffect } from 'react'
import { announceReady } from '@/lib/announce-ready'
import { type RoutePath, routes } from './routes'

/** The screen of a route, with the document's title. */
export function Page({ path, children }: { path: RoutePath; children: ReactNode }) {
  const { title } = routes[path]

  useLayoutEffect(() => {
    document.title = title
    announceReady()
  }, [title])

  return children
}
