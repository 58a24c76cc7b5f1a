import { brandName } from '@/lib/brand'

type RouteInfo = {
  /** The document's title. */
  title: string
  /** For search engines and shared links, which are asked to leave out routes without one. */
  description?: string
  /** The modules that it imports dynamically, so that its HTML can name their chunks. */
  imports: string[]
}

const site = 'src/app/site.tsx'

/** Every route of the site, by the path that it is served at; `*` is the 404 page. */
export const routes = {
  '/': {
    title: `${brandName}: see what AI models say about your store`,
    description:
      'Shoppers ask ChatGPT, Claude and other AI models what to buy. See whether the answers name your store, what they say about it, and what you can do about it.',
    imports: [],
  },
  '/admin': {
    title: `Admin Panel · ${brandName}`,
    imports: [site, 'src/routes/admin/admin.tsx'],
  },
  '/my-store': { title: `My Store · ${brandName}`, imports: [site] },
  '/dashboard': { title: `Dashboard · ${brandName}`, imports: [site] },
  '*': { title: `Page not found · ${brandName}`, imports: [site] },
} satisfies Record<string, RouteInfo>

export type RoutePath = keyof typeof routes

/**
 * The route at a URL's path. The case counts, as it does on static hosts, which may also add a
 * slash or `index.html`.
 */
export function matchRoute(pathname: string): RoutePath {
  const path = pathname.replace(/(?<=\/)index\.html$/, '').replace(/(?<=.)\/$/, '')
  return isRoutePath(path) ? path : '*'
}

function isRoutePath(path: string): path is RoutePath {
  return Object.hasOwn(routes, path)
}
