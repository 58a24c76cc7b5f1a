import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { StaticPage } from '../app/prerender.tsx'
import { type Environment, isLegacyKey, readEnvironment } from './environment.ts'
import { headersFile } from './headers.ts'
import { policyTag } from './security.ts'

const entry = 'src/app/prerender.tsx'
/** Of this process alone: two builds may run at once. */
const temporary = `node_modules/.prerender-${process.pid}`

/**
 * Writes every route as an HTML file of its own, styles included, so that a page is on the screen
 * before any script has arrived; and `_headers`, which many static hosts send along.
 *
 * The routes come from src/app/prerender.tsx, which is built for Node, run once, and thrown away.
 *
 * @param env the variables of a hosted project; undefined if Supabase is at the site's own origin.
 */
export function staticPages(env: Record<string, string> | undefined): Plugin {
  return {
    name: 'static-pages',
    apply: 'build',
    config() {
      return {
        environments: {
          ssr: {
            build: {
              ssr: true,
              outDir: temporary,
              emptyOutDir: true,
              copyPublicDir: false,
              rolldownOptions: { input: entry },
            },
          },
        },
      }
    },
    buildApp: {
      order: 'post',
      async handler(builder) {
        const { client, ssr } = builder.environments
        if (!client || !ssr) throw new Error('static-pages needs the environments client and ssr')
        const environment = env && readEnvironment(env)
        if (environment && isLegacyKey(environment.VITE_SUPABASE_ANON_KEY)) {
          builder.config.logger.warn(
            'VITE_SUPABASE_ANON_KEY is a legacy anon key, which works until the end of 2026: use the publishable key.',
          )
        }
        await builder.build(client)
        await builder.build(ssr)
        const site = resolve(builder.config.root, client.config.build.outDir)
        const server = resolve(builder.config.root, temporary)
        const { renderPages } = await import(pathToFileURL(join(server, 'prerender.js')).href)
        await writePages(site, await renderPages(), environment)
        await rm(server, { recursive: true })
      },
    },
  }
}

async function writePages(site: string, pages: StaticPage[], environment: Environment | undefined) {
  const template = await inlineStyles(site, await readFile(join(site, 'index.html'), 'utf8'))
  const charset = '<meta charset="UTF-8" />'
  const policy = policyTag(template, environment?.VITE_SUPABASE_URL ?? '')
  const guarded = replace(template, charset, `${charset}\n    ${policy}`)
  for (const page of pages) {
    const file = join(site, page.file)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, fill(guarded, page, environment?.VITE_SITE_URL))
  }
  await writeFile(join(site, '_headers'), headersFile())
}

function fill(template: string, page: StaticPage, siteUrl: string | undefined): string {
  const { path, markup } = page
  return replace(
    replace(template, /<title>.*?<\/title>/, headTags(page, siteUrl).join('\n    ')),
    '<div id="root"></div>',
    `<div id="root" data-page="${path}">${markup}</div>`,
  )
}

/** What search engines and shared links show; absolute addresses need to know the site's own. */
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
    meta('property', 'og:image:alt', 'Rows of words, one of them highlighted: your brand.'),
    meta('name', 'twitter:card', 'summary_large_image'),
  ]
}

/** One request less, and the first paint waits for none. */
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
