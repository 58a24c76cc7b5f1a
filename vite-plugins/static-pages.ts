import { readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { escapeHtml, replaceOrThrow } from './content-in-html.ts'
import { parseVariables } from './hosted-site.ts'

/** The folder into which the landing page's renderer is built. */
const outDir = 'node_modules/.prerender'

type Prerendered = typeof import('../src/app/prerender.tsx')

/**
 * Writes the HTML files: the landing page, prerendered by src/app/prerender.tsx so that its first paint
 * does not wait for the script, and the other pages, empty. Each contains all styles.
 *
 * After the checks of hosted-site.ts and content-in-html.ts, `buildApp` builds the browser's code (`client`), then
 * prerender.tsx for Node.js (`ssr`), and writes the pages. Comments in index.html mark what a page leaves out.
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
    transformIndexHtml: (html) => ({
      html: env?.VITE_SITE_URL
        ? html
        : replaceOrThrow(html, /<!-- With VITE_SITE_URL.*(?=<!-- Night -->)/s, ''),
      tags: [
        {
          tag: 'meta',
          attrs: {
            'http-equiv': 'Content-Security-Policy',
            content: [
              "default-src 'none'",
              "script-src 'self'",
              "style-src 'unsafe-inline'",
              "img-src 'self'",
              `connect-src 'self' ${env ? parseVariables(env).VITE_SUPABASE_URL : ''}`,
              "base-uri 'none'",
              "form-action 'none'",
            ].join('; '),
          },
          injectTo: 'head-prepend',
        },
      ],
    }),
    buildApp: {
      order: 'post',
      async handler({ build, config, environments: { client, ssr } }) {
        if (!client || !ssr) throw new Error('static-pages needs the environments client and ssr')
        const site = resolve(config.root, client.config.build.outDir)
        await build(client)
        await build(ssr)
        const renderer = pathToFileURL(resolve(config.root, outDir, 'prerender.js'))
        // A second build in the same process must not reuse the first one's module.
        renderer.search = String(Date.now())
        await writePages(site, await import(renderer.href))
      },
    },
  }
}

async function writePages(site: string, { landing, otherPages }: Prerendered) {
  const index = join(site, 'index.html')
  const template = await inlineStyles(site, await readFile(index, 'utf8'))
  // Cloudflare's Email Address Obfuscation rewrites these links unless `email_off` comments surround them.
  const screen = landing.replace(/<a href="mailto:.*?<\/a>/g, '<!--email_off-->$&<!--/email_off-->')
  // Half a hero would shift, so the first paint waits for the whole hero, by waiting for the first id after it.
  const [, idAfterHero = ''] = /<\/section>.*? id="([^"]+)"/s.exec(landing) ?? []
  const link = `<link rel="expect" href="#${idAfterHero}" blocking="render">`
  // Without the comments of index.html, the page is 2 % smaller.
  const landingPage = replaceOrThrow(template, '</head>', `${link}</head>`).replace(
    /<!--.*?-->/gs,
    '',
  )
  const root = '<div id="root">'
  await writeFile(index, replaceOrThrow(landingPage, root, root + screen))

  for (const { fileName, title } of otherPages) {
    const head = `<title>${escapeHtml(title)}</title><meta name="robots" content="noindex">`
    const withoutHeadUntil = (mark: string) =>
      replaceOrThrow(template, RegExp(`<!-- Landing page.*<!-- ${mark} -->`, 's'), head)
    // The 404 page has the colours of the night, the dark set that is the same in both schemes, even before its script
    // has loaded. The owner's pages have the colours of the visitor's scheme, and are in English.
    const html =
      fileName === '404'
        ? replaceOrThrow(withoutHeadUntil('Night'), '<html', '<html class="night-at-first"')
        : replaceOrThrow(withoutHeadUntil('Every page'), /<html[^>]*>/, '<html lang="en">')
    await writeFile(join(site, `${fileName}.html`), html)
  }
}

/** Puts the stylesheet into the page, so that the first paint does not wait for another request. */
async function inlineStyles(site: string, html: string): Promise<string> {
  const link = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/
  const file = join(site, link.exec(html)?.[1] ?? '')
  const css = await readFile(file, 'utf8')
  await rm(file)
  return replaceOrThrow(html, link, `<style>${css.trim()}</style>`)
}
