import { readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest, Plugin } from 'vite'
import type { StaticPage } from '../src/app/prerender.tsx'
import { readEnvironment } from './environment.ts'
import { headersFile } from './headers.ts'
import { policyTag } from './security.ts'

/** A folder of this process, because two builds may run at once. */
const outDir = `node_modules/.prerender-${process.pid}`

/**
 * Writes each route as an HTML file with all styles, so that it is painted before its script has
 * loaded, and `_headers` for the host. src/app/prerender.tsx, built for Node, renders the routes.
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
            emptyOutDir: true,
            copyPublicDir: false,
            rolldownOptions: { input: 'src/app/prerender.tsx' },
          },
        },
      },
    }),
    transformIndexHtml: {
      // Before Vite fills in the address.
      order: 'pre',
      handler: (html) =>
        env && readEnvironment(env).VITE_SITE_URL
          ? html
          : replace(
              html,
              /<!-- Landing page, where VITE_SITE_URL is set -->.*(?=<!-- Every page)/s,
              '',
            ),
    },
    buildApp: {
      order: 'post',
      async handler({ build, config, environments: { client, ssr } }) {
        if (!client || !ssr) throw new Error('static-pages needs the environments client and ssr')
        const server = resolve(config.root, outDir)
        try {
          await build(client)
          await build(ssr)
          const { renderPages } = await import(pathToFileURL(join(server, 'prerender.js')).href)
          const site = resolve(config.root, client.config.build.outDir)
          const supabaseUrl = env ? readEnvironment(env).VITE_SUPABASE_URL : ''
          await writePages(site, await renderPages(), supabaseUrl)
        } finally {
          await rm(server, { recursive: true, force: true })
        }
      },
    },
  }
}

async function writePages(site: string, pages: StaticPage[], supabaseUrl: string) {
  const template = await inlineStyles(site, await readFile(join(site, 'index.html'), 'utf8'))
  const charset = '<meta charset="UTF-8" />'
  const guarded = replace(template, charset, `${charset}\n    ${policyTag(template, supabaseUrl)}`)
  const manifest: Manifest = JSON.parse(await readFile(join(site, '.vite/manifest.json'), 'utf8'))
  for (const page of pages) await writeFile(join(site, page.file), fill(guarded, page, manifest))
  await writeFile(join(site, '_headers'), headersFile())
}

function fill(template: string, page: StaticPage, manifest: Manifest): string {
  const { path, title, markup } = page
  const html = replace(
    template,
    '<div id="root"></div>',
    `<div id="root" data-page="${path}">${markup}</div>`,
  )
  if (!title) return html
  const head = [
    `<title>${title}</title>`,
    '<meta name="robots" content="noindex" />',
    ...preloadTags(page, template, manifest),
  ]
  return replace(html, /<!-- Landing page -->.*<!-- Every page -->/s, head.join('\n    '))
}

/** Names the chunks that the page loads besides those of every page, so that all load at once. */
function preloadTags({ imports }: StaticPage, template: string, manifest: Manifest): string[] {
  const chunksOf = (name: string): string[] => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`static-pages found no chunk for ${name}`)
    return [chunk.file, ...(chunk.imports ?? []).flatMap(chunksOf)]
  }
  return [...new Set(imports.flatMap(chunksOf))]
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
