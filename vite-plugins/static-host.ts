import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join, resolve } from 'node:path'
import sirv from 'sirv'
import type { Plugin } from 'vite'
import { headers } from './headers.ts'

/** Lets `vite preview` answer as static hosts do, after the backend, which answers its own paths. */
export function staticHostPreview(): Plugin {
  return {
    name: 'static-host-preview',
    configurePreviewServer({ middlewares, config }) {
      middlewares.use(staticHost(resolve(config.root, config.build.outDir)))
    },
  }
}

/**
 * Serves a built site as static hosts do: `/admin` is `admin.html`, an unknown path gets `404.html`
 * with status 404, and every response its headers. A file with a brotli-compressed copy beside it
 * (`.br`) is sent compressed.
 */
export function staticHost(site: string): RequestListener {
  const serveFile = sirv(site, { dev: true, etag: true, brotli: true })
  return (request, response) => {
    response.setHeaders(headers)
    serveFile(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' })
      response.end(readFileSync(join(site, '404.html')))
    })
  }
}
