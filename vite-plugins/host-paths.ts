import { createReadStream, existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Lets `vite` and `vite preview` answer paths as static hosts do. */
export function hostPaths(): Plugin {
  return {
    name: 'host-paths',
    // Otherwise Vite's preview answers an unknown path with index.html.
    config: (_, { isPreview }) => (isPreview ? { appType: 'mpa' } : {}),
    /** `/privacy` is public/privacy.html. */
    configureServer: ({ config, middlewares }) => {
      middlewares.use((request, _, next) => {
        const page = `${request.url?.split('?')[0]}.html`
        if (existsSync(join(config.publicDir, page))) request.url = page
        next()
      })
    },
    /** An unknown path is 404.html, with status 404. */
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
