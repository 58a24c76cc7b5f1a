import * as content from '@/content'

/** The titles of all pages but the landing page, keyed by the names of their HTML files, which are also their paths. */
export const titles = {
  admin: 'Admin Panel',
  'my-store': 'My Store',
  dashboard: 'Dashboard',
  '404': content.notFound.tab,
}

/** A page's title as the browser tab shows it. */
export const tabTitle = (title: string) => `${title} · ${content.siteName}`
