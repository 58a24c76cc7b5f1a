import { expect, test } from 'vitest'
import { matchRoute } from './routes'

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/admin', '/admin'],
  ['/admin/', '/admin'],
  ['/admin/index.html', '/admin'],
  ['/Admin', '*'],
  ['/adminindex.html', '*'],
  ['/admin/index.html.html', '*'],
  ['/admin//', '*'],
  ['/my/store', '*'],
  ['/toString', '*'],
])('%s is the route %s', (pathname, route) => {
  expect(matchRoute(pathname)).toBe(route)
})
