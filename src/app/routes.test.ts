import { expect, test } from 'vitest'
import { matchRoute } from './routes'

test.each([
  ['/', '/'],
  ['/index', '/'],
  ['/index.html', '/'],
  ['/admin', '/admin'],
  ['/admin/', '/admin'],
  ['/admin.html', '/admin'],
  ['/Admin', '*'],
  ['/admin/index.html', '*'],
  ['/admin.html.html', '*'],
  ['/.html', '*'],
  ['/404.html', '*'],
  ['/admin//', '*'],
  ['/my/store', '*'],
  ['/ad/min', '*'],
  ['/toString', '*'],
])('%s is the route %s', (pathname, route) => {
  expect(matchRoute(pathname)).toBe(route)
})
