import { brandName } from '@/lib/brand'

type Route = {
  /** The document's title. */
  title: string
  /** The modules that it imports dynamically, so that its HTML can name their chunks. */
  imports: string[]
}

const router = 'src/app/router.tsx'

/**
 * The routes by the path that they are served at; `*` is the 404 page. The landing page at `/` is a
 * document of its own, with its title in index.html: no router leads to it.
 */
export const routes = {
  '/admin': {
    title: `Admin Panel · ${brandName}`,
    imports: [router, 'src/routes/admin/admin.tsx'],
  },
  '/my-store': { title: `My Store · ${brandName}`, imports: [router] },
  '/dashboard': { title: `Dashboard · ${brandName}`, imports: [router] },
  '*': { title: `Page not found · ${brandName}`, imports: [router] },
} satisfies Record<string, Route>

export type RoutePath = keyof typeof routes

/**
 * The route at a URL's path. The case counts, as it does on static hosts, which also answer with a
 * slash or `.html` at the end.
 */
export function matchRoute(pathname: string): RoutePath | '/' {
  if (/^\/(index(\.html)?)?$/.test(pathname)) return '/'
  const path = pathname.replace(/(?<=\w)(\/|\.html)$/, '')
  return isRoutePath(path) ? path : '*'
}

export function isRoutePath(path: string): path is RoutePath {
  return Object.hasOwn(routes, path)
}
