import { brandName } from '../lib/brand.ts'

/** The titles of the pages besides the landing page, by the names of their HTML files. */
export const titles = {
  admin: 'Admin Panel',
  'my-store': 'My Store',
  dashboard: 'Dashboard',
  '404': 'Page not found',
}

/** A page's title as the browser's tab shows it. */
export function documentTitle(title: string): string {
  return `${title} · ${brandName}`
}
