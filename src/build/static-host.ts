import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Makes `vite preview` answer as static hosts do: a route with its own page, whether or not the
 * path ends in a slash, an unknown path with 404.html and status 404, and every file with the
 * headers that `_headers` asks for.
 */
export function staticHost(): Plugin {
  return {
    name: 'static-host',
    configurePreviewServer(server) {
      const site = resolve(server.config.root, server.config.build.outDir)
      const rules = readRules(join(site, '_headers'))

      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        if (/^\/(rest|auth)\/v1\//.test(pathname)) return next()
        for (const { matches, name, value } of rules) {
          if (matches(pathname)) response.setHeader(name, value)
        }
        if (existsSync(join(site, pathname)) && !pathname.endsWith('/') && pathname.includes('.')) {
          return next()
        }
        const page = join(site, pathname, 'index.html')
        const found = existsSync(page)
        response.statusCode = found ? 200 : 404
        response.setHeader('Content-Type', 'text/html; charset=utf-8')
        response.end(readFileSync(found ? page : join(site, '404.html')))
      })
    },
  }
}

type Rule = { matches: (path: string) => boolean; name: string; value: string }

/** The rules of a `_headers` file: a path on a line of its own, its headers indented below. */
function readRules(file: string): Rule[] {
  const rules: Rule[] = []
  let matches: Rule['matches'] = () => false
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [name = '', ...rest] = line.trim().split(': ')
    if (line.startsWith(' ')) rules.push({ matches, name, value: rest.join(': ') })
    else if (line.endsWith('*')) matches = (path) => path.startsWith(line.slice(0, -1))
    else matches = (path) => path === line
  }
  return rules
}
