import type { ComponentType } from 'react'
import { brandName } from '@/lib/brand'
import Landing from '@/routes/landing/landing'
import { lazily } from './lazily'

/** One address of the site and the screen it shows. */
export type SiteRoute = {
  /** The pattern that the router matches; `*` is any path that nothing else matches. */
  path: string
  /** The document's title. */
  title: string
  /** What search engines and shared links say of it; pages without are not for them to find. */
  description?: string
  /** The screen. */
  Screen: ComponentType
}

/** The page that visitors come for: in the main file, unlike the rest. */
export const landing: SiteRoute = {
  path: '/',
  title: `${brandName}: see what AI models say about your store`,
  description:
    'Shoppers ask ChatGPT, Claude and other AI models what to buy. See whether the answers name your store, what they say about it, and what you can do about it.',
  Screen: Landing,
}

/** Other pages that stand alone. */
export const pages: SiteRoute[] = [
  {
    path: '/admin',
    title: `Admin Panel · ${brandName}`,
    Screen: lazily(() => import('@/routes/admin/admin')),
  },
  {
    path: '*',
    title: `Page not found · ${brandName}`,
    Screen: lazily(() => import('@/routes/not-found')),
  },
]

/** The app shell, and the pages inside it. */
export const Shell = lazily(() => import('@/shell/shell'))

/** Pages inside the app shell. */
export const shellPages: SiteRoute[] = [
  {
    path: '/my-store',
    title: `My Store · ${brandName}`,
    Screen: lazily(() => import('@/routes/my-store')),
  },
  {
    path: '/dashboard',
    title: `Dashboard · ${brandName}`,
    Screen: lazily(() => import('@/routes/dashboard')),
  },
]

/** The route at a path, with or without a slash at its end. Any other path is that of the 404 page. */
export function routePathOf(pathname: string): string {
  const path = pathname.replace(/(?<=.)\/$/, '')
  return [landing, ...pages, ...shellPages].some((route) => route.path === path) ? path : '*'
}
