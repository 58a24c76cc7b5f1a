import { existsSync, readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { headersOf } from './headers.ts'

/**
 * Serves a built site as static hosts do: `/admin` is redirected to `/admin/`, an unknown path gets
 * `404.html` with status 404, and every response its headers. A file with a brotli-compressed copy
 * beside it (`.br`) is sent compressed.
 */
export function staticHost(site: string): RequestListener {
  const serveFile = sirv(site, { dev: true, etag: true, brotli: true })
  return (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
    response.setHeaders(headersOf(pathname))
    if (!pathname.endsWith('/') && existsSync(join(site, pathname, 'index.html'))) {
      response.writeHead(307, { Location: `${pathname}/${search}` }).end()
      return
    }
    serveFile(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' })
      response.end(readFileSync(join(site, '404.html')))
    })
  }
}
