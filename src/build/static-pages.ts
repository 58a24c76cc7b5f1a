import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest, Plugin } from 'vite'
import type { StaticPage } from '../app/prerender.tsx'
import { type Environment, isLegacyKey, readEnvironment } from './environment.ts'
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
    buildApp: {
      order: 'post',
      async handler({ build, config, environments: { client, ssr } }) {
        if (!client || !ssr) throw new Error('static-pages needs the environments client and ssr')
        const environment = env && readEnvironment(env)
        if (environment && isLegacyKey(environment.VITE_SUPABASE_ANON_KEY)) {
          config.logger.warn(
            'VITE_SUPABASE_ANON_KEY is a legacy anon key, which works until the end of 2026: use the publishable key.',
          )
        }
        const server = resolve(config.root, outDir)
        try {
          await build(client)
          await build(ssr)
          const { renderPages } = await import(pathToFileURL(join(server, 'prerender.js')).href)
          const site = resolve(config.root, client.config.build.outDir)
          await writePages(site, await renderPages(), environment)
        } finally {
          await rm(server, { recursive: true, force: true })
        }
      },
    },
  }
}

async function writePages(site: string, pages: StaticPage[], environment: Environment | undefined) {
  const template = await inlineStyles(site, await readFile(join(site, 'index.html'), 'utf8'))
  const charset = '<meta charset="UTF-8" />'
  const policy = policyTag(template, environment?.VITE_SUPABASE_URL ?? '')
  const guarded = replace(template, charset, `${charset}\n    ${policy}`)
  const manifest: Manifest = JSON.parse(await readFile(join(site, '.vite/manifest.json'), 'utf8'))
  for (const page of pages) {
    const file = join(site, page.file)
    await mkdir(dirname(file), { recursive: true })
    const tags = [
      ...headTags(page, environment?.VITE_SITE_URL),
      ...preloadTags(page, guarded, manifest),
    ]
    await writeFile(file, fill(guarded, page, tags))
  }
  await writeFile(join(site, '_headers'), headersFile())
}

function fill(template: string, { path, markup }: StaticPage, tags: string[]): string {
  return replace(
    replace(template, /<title>.*?<\/title>/, tags.join('\n    ')),
    '<div id="root"></div>',
    `<div id="root" data-page="${path}">${markup}</div>`,
  )
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

/** The tags for search engines and shared links, some of which need the site's own address. */
function headTags({ path, title, description }: StaticPage, siteUrl: string | undefined): string[] {
  const titleTag = `<title>${escapeHtml(title)}</title>`
  if (!description) return [titleTag, '<meta name="robots" content="noindex" />']
  const meta = (attribute: string, name: string, content: string) =>
    `<meta ${attribute}="${name}" content="${escapeHtml(content)}" />`
  const tags = [
    titleTag,
    meta('name', 'description', description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
  ]
  if (!siteUrl) return tags
  const address = new URL(path, siteUrl).href
  return [
    ...tags,
    `<link rel="canonical" href="${address}" />`,
    meta('property', 'og:url', address),
    meta('property', 'og:image', new URL('/share.png', siteUrl).href),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta(
      'property',
      'og:image:alt',
      'Is Your Brand Visible in LLM Searches? Understand Your Brand’s AI Presence',
    ),
    meta('name', 'twitter:card', 'summary_large_image'),
  ]
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

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
