import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { brandName } from '@/lib/brand'
import { loadOrReload } from './load-or-reload'

/** One address of the site and the screen it shows. */
export type SiteRoute = {
  /** The pattern that the router matches. */
  path: string
  /** The document's title. */
  title: string
  /** The screen. */
  Screen: LazyExoticComponent<ComponentType>
}

/** Pages that stand alone. */
export const pages: SiteRoute[] = [
  {
    path: '/',
    title: `${brandName}: see what AI models say about your store`,
    Screen: lazy(() => loadOrReload(() => import('@/routes/landing/landing'))),
  },
  {
    path: '/admin',
    title: `Admin Panel · ${brandName}`,
    Screen: lazy(() => loadOrReload(() => import('@/routes/admin/admin'))),
  },
  {
    path: '*',
    title: `Page not found · ${brandName}`,
    Screen: lazy(() => loadOrReload(() => import('@/routes/not-found'))),
  },
]

/** The app shell, and the pages inside it. */
export const Shell = lazy(() => loadOrReload(() => import('@/shell/shell')))

/** Pages inside the app shell. */
export const shellPages: SiteRoute[] = [
  {
    path: '/my-store',
    title: `My Store · ${brandName}`,
    Screen: lazy(() => loadOrReload(() => import('@/routes/my-store'))),
  },
  {
    path: '/dashboard',
    title: `Dashboard · ${brandName}`,
    Screen: lazy(() => loadOrReload(() => import('@/routes/dashboard'))),
  },
]
