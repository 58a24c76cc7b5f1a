import { createReadStream } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Lets `vite preview` answer unknown paths as static hosts do. */
export function hostPaths(): Plugin {
  return {
    name: 'host-paths',
    // Otherwise Vite's preview answers an unknown path with index.html.
    config: (_, { isPreview }) => (isPreview ? { appType: 'mpa' } : {}),
    /** With 404.html, and status 404. */
    configurePreviewServer:
      ({ config, middlewares }) =>
      () => {
        middlewares.use((request, response, next) => {
          // Vite has replaced the path of a page by that of its file.
          if (request.url?.endsWith('.html')) return next()
          response.writeHead(404, { 'Content-Type': 'text/html' })
          createReadStream(resolve(config.root, config.build.outDir, '404.html')).pipe(response)
        })
      },
  }
}
