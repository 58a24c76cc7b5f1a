import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { announceReady } from '@/lib/announce-ready'
import { type RoutePath, routes } from './routes'

/** The screen of a route, with the document's title. */
export function Page({ path, children }: { path: RoutePath; children: ReactNode }) {
  const firstPath = useRef(path)

  useLayoutEffect(() => {
    document.title = routes[path].title
    announceReady()
    // The link that led here may be gone, and the focus with it.
    if (path !== firstPath.current && document.activeElement === document.body) {
      document.querySelector('main')?.focus()
    }
  }, [path])

  return children
}
