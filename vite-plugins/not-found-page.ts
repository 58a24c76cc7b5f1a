import { createReadStream } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Lets `vite preview` answer an unknown path as static hosts do: with 404.html and status 404. */
export function notFoundPage(): Plugin {
  return {
    name: 'not-found-page',
    // Otherwise Vite answers it with index.html.
    config: (_, { isPreview }) => (isPreview ? { appType: 'mpa' } : {}),
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
