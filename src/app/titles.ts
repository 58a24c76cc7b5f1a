import { notFound } from '../content.ts'

/** The titles of the pages besides the landing page, by the names of their HTML files. */
export const titles = {
  admin: 'Admin Panel',
  'my-store': 'My Store',
  dashboard: 'Dashboard',
  '404': notFound.tab,
}
