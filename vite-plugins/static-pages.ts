import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest, Plugin } from 'vite'
import { headersFile } from './headers.ts'
import { readEnvironment } from './hosted-supabase.ts'
import { policyTag } from './security.ts'

type Renderer = typeof import('../src/app/prerender.tsx')

/** Unless comments forbid it, Cloudflare replaces it by a link to a page of its own. */
const mailLink = /<a href="mailto:.*?<\/a>/

/** A folder of this process, because two builds may run at once. */
const outDir = `node_modules/.prerender-${process.pid}`

/**
 * Writes each route as an HTML file with all styles, so that it is painted before its script has
 * loaded, `_headers` for the host, and `sitemap.xml` where the site's address is known.
 * src/app/prerender.tsx, built for Node, renders the routes.
 *
 * @param env the variables of a hosted project; undefined if Supabase is at the site's own origin.
 */
export function staticPages(env: Record<string, string> | undefined): Plugin {
  return {
    name: 'static-pages',
    apply: 'build',
    config: () => ({
      environments: {
        ssr: {
          build: {
            ssr: true,
            outDir,
            copyPublicDir: false,
            rolldownOptions: { input: 'src/app/prerender.tsx' },
          },
        },
      },
    }),
    transformIndexHtml: {
      // Before Vite fills in the address.
      order: 'pre',
      handler(html) {
        if (env && readEnvironment(env).VITE_SITE_URL) return html
        return replace(html, /<!-- Landing page at VITE_SITE_URL.*(?=<!-- Every page)/s, '')
      },
    },
    buildApp: {
      order: 'post',
      async handler({ build, config, environments: { client, ssr } }) {
        if (!client || !ssr) throw new Error('static-pages needs the environments client and ssr')
        const server = resolve(config.root, outDir)
        try {
          await build(client)
          await build(ssr)
          const renderer: Renderer = await import(pathToFileURL(join(server, 'prerender.js')).href)
          const site = resolve(config.root, client.config.build.outDir)
          const { VITE_SUPABASE_URL = '', VITE_SITE_URL } = env ? readEnvironment(env) : {}
          await writePages(site, renderer, VITE_SUPABASE_URL)
          if (VITE_SITE_URL) await writeSitemap(site, VITE_SITE_URL)
        } finally {
          await rm(server, { recursive: true, force: true })
        }
      },
    },
  }
}

async function writePages(site: string, { routes, renderRoute }: Renderer, supabaseUrl: string) {
  const styled = await inlineStyles(site, await readFile(join(site, 'index.html'), 'utf8'))
  const charset = '<meta charset="UTF-8" />'
  const template = replace(styled, charset, `${charset}\n    ${policyTag(styled, supabaseUrl)}`)
  const manifest: Manifest = JSON.parse(await readFile(join(site, '.vite/manifest.json'), 'utf8'))
  const fill = async (path: string) => {
    const screen = (await renderRoute(path)).replace(
      mailLink,
      '<!--email_off-->$&<!--/email_off-->',
    )
    const root = `<div id="root" data-page="${path}">${screen}</div>`
    return replace(template, '<div id="root"></div>', root)
  }
  await writeFile(join(site, 'index.html'), await fill('/'))
  for (const [path, { title, imports }] of Object.entries(routes)) {
    const head = [
      `<title>${title}</title>`,
      '<meta name="robots" content="noindex" />',
      ...preloadTags(imports, template, manifest),
    ].join('\n    ')
    const file = join(site, path === '*' ? '404.html' : `${path}.html`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(
      file,
      replace(await fill(path), /<!-- Landing page.*<!-- Every page -->/s, head),
    )
  }
  await writeFile(join(site, '_headers'), headersFile())
}

/** The landing page is the only one for search engines. */
async function writeSitemap(site: string, address: string) {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    `  <url><loc>${address}/</loc></url>`,
    '</urlset>',
    '',
  ]
  await writeFile(join(site, 'sitemap.xml'), lines.join('\n'))
  await appendFile(join(site, 'robots.txt'), `Sitemap: ${address}/sitemap.xml\n`)
}

/** Names the chunks of modules that a page needs besides those of every page, so that all load at once. */
function preloadTags(modules: string[], template: string, manifest: Manifest): string[] {
  const chunksOf = (name: string): string[] => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`static-pages found no chunk for ${name}`)
    return [chunk.file, ...(chunk.imports ?? []).flatMap(chunksOf)]
  }
  return [...new Set(modules.flatMap(chunksOf))]
    .filter((file) => !template.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
}

/** Puts the stylesheet into the page, so that the first paint waits for no request. */
async function inlineStyles(site: string, html: string): Promise<string> {
  const link = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/
  const href = link.exec(html)?.[1]
  if (!href) throw new Error('static-pages found no stylesheet in index.html')
  const file = join(site, href)
  const css = await readFile(file, 'utf8')
  await rm(file)
  return replace(html, link, `<style>${css.trim()}</style>`)
}

function replace(text: string, found: string | RegExp, replacement: string): string {
  const replaced = text.replace(found, () => replacement)
  if (replaced === text) throw new Error(`static-pages found no ${found} in index.html`)
  return replaced
}
