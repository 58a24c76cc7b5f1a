import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { Window } from 'happy-dom'
import { createBuilder } from 'vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as content from '../src/test/content.ts'
import { titles } from '../src/titles.ts'

// The production build, as a search engine or a language model reads it: without running a script.

const projectUrl = 'https://abc.supabase.co'

// Variables as people paste them, with a space or line break that nobody sees.
const hosted = {
  VITE_SUPABASE_URL: `${projectUrl}\n`,
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_abc ',
  VITE_SITE_URL: 'https://example.com/ ',
  VITE_CONTACT_EMAIL: ' hello@example.com\n',
}

let site: string

beforeAll(async () => {
  site = await mkdtemp('node_modules/.site-')
  await build(hosted)
})

afterAll(() => rm(site, { recursive: true }))

async function build(variables: Record<string, string>) {
  const env = {
    // A build from a shell has this value, but Vitest has set another.
    NODE_ENV: 'production',
    CONTENT_FILE: 'src/test/content.ts',
    VITE_SUPABASE_URL: '',
    VITE_SUPABASE_ANON_KEY: '',
    VITE_PRIVACY_URL: '',
    ...variables,
  }
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  const builder = await createBuilder({ logLevel: 'silent', build: { outDir: site } })
  await builder.buildApp()
}

const { DOMParser } = new Window()

async function read(page: string) {
  return new DOMParser().parseFromString(await readFile(join(site, page), 'utf8'), 'text/html')
}

const otherPages = Object.keys(titles).map((name) => `${name}.html`)

test('a build that lacks a variable, its privacy notice or a text stops with one sentence', async () => {
  await expect(build({})).rejects.toThrow('Set VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY')
  await expect(build({ ...hosted, VITE_PRIVACY_URL: '/no-such-notice\n' })).rejects.toThrow(
    'public/no-such-notice.html is missing',
  )
  const CONTENT_FILE = join(site, 'content.ts')
  const words = { ...content, hero: { ...content.hero, intro: '' } }
  const lines = Object.entries(words).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)}`,
  )
  await writeFile(CONTENT_FILE, lines.join('\n'))
  await expect(build({ ...hosted, CONTENT_FILE })).rejects.toThrow(
    'src/content.ts: hero.intro is empty.',
  )
})

test("a build contains its own project's URL, and nothing of the embedded Supabase", async () => {
  const files = (await readdir(site, { recursive: true })).filter((file) => file.endsWith('.js'))
  const texts = await Promise.all(files.map((file) => readFile(join(site, file), 'utf8')))
  expect(texts.join()).toContain('https://abc.supabase.co')
  expect(texts.join()).not.toMatch(/"embedded"|`embedded`/)
})

/** A script and everything it imports statically. */
async function filesOf(script = ''): Promise<string[]> {
  const code = await readFile(join(site, script), 'utf8')
  const imports = Array.from(
    code.matchAll(/from["`']\.\/([^"`']+)/g),
    ([, name]) => `assets/${name}`,
  )
  return [script, ...(await Promise.all(imports.map(filesOf))).flat()]
}

/** The size of files as hosts send them, in kB. */
async function downloadOf(files: string[]) {
  const contents = await Promise.all([...new Set(files)].map((file) => readFile(join(site, file))))
  return contents.reduce((sum, content) => sum + brotliCompressSync(content).length / 1000, 0)
}

test("a visitor's download is small, with room for 1.4 kB of an owner's own texts", async () => {
  const assets = await readdir(join(site, 'assets'))
  const [index, toaster] = ['index', 'toaster'].map(
    (chunk) => `assets/${assets.find((name) => name.startsWith(`${chunk}-`))}`,
  )
  // The hashes in the file names can change the sizes by 0.2 kB.
  const first = await filesOf(index)
  const later = (await filesOf(toaster)).filter((file) => !first.includes(file))
  const size = await downloadOf(first)
  expect(size, 'JavaScript before the form works').toBeLessThan(81.5)
  expect(size + (await downloadOf(later)), 'all JavaScript').toBeLessThan(94)
  expect(await downloadOf(['index.html']), 'HTML with all styles').toBeLessThan(11.5)
})

test('Vercel sends the headers that other hosts take from _headers', async () => {
  const { headers } = JSON.parse(await readFile('vercel.json', 'utf8'))
  const lines = (await readFile(join(site, '_headers'), 'utf8')).matchAll(/^ {2}(\S+): (.+)$/gm)
  expect([...lines].map(([_, key, value]) => ({ key, value }))).toEqual(headers[0].headers)
})

test('every section of the landing page is in its HTML', async () => {
  const { body, documentElement } = await read('index.html')
  const { lang, dir } = content.html
  expect(documentElement).toMatchObject({ lang, dir })
  expect(documentElement.outerHTML.match(/%page\.\w+/g)).toBeNull()
  const headings = [...body.querySelectorAll('h1, h2')].map((heading) => heading.textContent)
  const { hero, whyItMatters, howItWorks, waitlist } = content
  expect(headings).toEqual([hero.title, whyItMatters.title, howItWorks.title, waitlist.title])
  expect(body.innerHTML).toMatch(
    /<!--email_off--><a href="mailto:hello@example\.com"[^>]*>[^<]+<\/a><!--\/email_off-->/,
  )
})

test("without its script, the page's text is in order, and does not say that the page is broken", async () => {
  const { body } = await read('index.html')
  const { topBar, html } = content
  const text = body.textContent.replace(/\s+/g, ' ').trim()
  const end = `${html.noScript} ${html.reload}`
  expect([text.slice(0, topBar.skip.length), text.slice(-end.length)]).toEqual([topBar.skip, end])
  expect(text).not.toContain(html.lateNotice)
})

test('the first paint waits for the heading that follows the hero', async () => {
  const { head, body } = await read('index.html')
  const link = head.querySelector('link[rel=expect][blocking=render]')
  expect(body.querySelector(String(link?.getAttribute('href')))).toBe(body.querySelector('h2'))
})

test('only the landing page is described to search engines and in previews of a shared link', async () => {
  const { head } = await read('index.html')
  const meta = (selector: string) => head.querySelector(selector)?.getAttribute('content')
  expect(head.querySelector('title')?.textContent).toBe(content.preview.title)
  expect(meta('[name=description]')).toBe(content.preview.description)
  expect(meta('[property="og:title"]')).toBe(content.preview.title)
  expect(meta('[property="og:image:alt"]')).toContain(content.hero.title)
  // Messengers cache a picture by its address, so a new picture needs a new address.
  const hash = createHash('sha256')
    .update(await readFile('public/share.png'))
    .digest('hex')
  expect(meta('[property="og:image"]')).toBe(`https://example.com/share.png?${hash.slice(0, 8)}`)
  const canonical = head.querySelector('[rel=canonical]')
  expect(canonical?.getAttribute('href')).toBe('https://example.com')
  expect(head.querySelector('[name=robots]')).toBeNull()
  for (const page of otherPages) {
    const other = (await read(page)).head
    expect(other.querySelector('[name=robots]')?.getAttribute('content'), page).toBe('noindex')
    expect(
      other.querySelectorAll('[property^="og:"], [rel=canonical], script:not([src]), title'),
    ).toHaveLength(1)
    expect(other.querySelector('title')?.textContent, page).toMatch(` · ${content.siteName}`)
  }
})

test('on a phone, the colour around a page matches the page', async () => {
  const css = (await readFile('public/colors.css', 'utf8')).replace(/\/\*.*?\*\//gs, '')
  const colors = (token: string) =>
    Array.from(css.matchAll(RegExp(`--${token}: (#[^;]*);`, 'g')), ([, color]) => color)
  for (const page of ['index.html', ...otherPages]) {
    const metas = (await read(page)).head.querySelectorAll('[name=theme-color]')
    const isAtNight = ['index.html', '404.html'].includes(page)
    // The first tag that matches counts. The tag for the night, the dark set that is the same in both schemes,
    // always matches.
    expect(Array.from(metas, (meta) => meta.getAttribute('content'))).toEqual([
      ...(isAtNight ? colors('night') : []),
      ...colors('background'),
    ])
  }
  expect((await read('404.html')).documentElement.className).toBe('night-at-first')
})

test('every page has a Content Security Policy, to which an owner may add other services', async () => {
  // A service that an owner has added to one of the two directives that the guide names.
  const isService = (source: string) =>
    source !== projectUrl && /^https:\/\/[^/]*\w\.\w/.test(source)
  for (const page of ['index.html', ...otherPages]) {
    const meta = (await read(page)).querySelector('[http-equiv=Content-Security-Policy]')
    const directives = meta?.getAttribute('content')?.split('; ') ?? []
    const ours = directives.map((directive) => {
      const [name, ...sources] = directive.split(' ')
      const takesServices = name === 'script-src' || name === 'connect-src'
      const kept = takesServices ? sources.filter((source) => !isService(source)) : sources
      return [name, ...kept].join(' ')
    })
    expect(ours, page).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'unsafe-inline'",
      "img-src 'self'",
      `connect-src 'self' ${projectUrl}`,
      "base-uri 'none'",
      "form-action 'none'",
    ])
  }
})
