import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** In `npm run dev`, serves files such as public/privacy.html at /privacy, as hosts do. */
export function publicPages(): Plugin {
  return {
    name: 'public-pages',
    configureServer({ config, middlewares }) {
      middlewares.use((request, _, next) => {
        const path = /^\/[\w-]+(?=$|\?)/.exec(request.url ?? '')?.[0]
        if (path && existsSync(join(config.publicDir, `${path}.html`))) {
          request.url = request.url?.replace(path, `${path}.html`)
        }
        next()
      })
    },
  }
}
