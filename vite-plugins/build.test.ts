// @vitest-environment jsdom
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staticHost } from './static-host.ts'

// The production build as a host serves it, and as a search engine or a language model reads it:
// without running a script.

const hosted = {
  // As the dashboard shows it, and with a slash too many.
  VITE_SUPABASE_URL: 'https://abc.supabase.co/rest/v1/',
  VITE_SUPABASE_ANON_KEY: `header.${btoa('{"role":"anon"}')}.signature`,
  VITE_SITE_URL: 'example.com/',
  VITE_PRIVACY_URL: 'https://example.com/privacy',
  VITE_CONTACT_EMAIL: 'hello@example.com',
}

let site: string
let warnings: string
let server: Server

beforeAll(async () => {
  site = await mkdtemp('node_modules/.site-')
  warnings = (await vite(['build', '--outDir', site], hosted)).stderr
  server = createServer(staticHost(site)).listen(0, '127.0.0.1')
  await once(server, 'listening')
})

afterAll(async () => {
  server.close()
  await rm(site, { recursive: true })
})

/** Runs Vite as from a shell, where Vitest has set no variables. */
function vite(args: string[], variables: Record<string, string>) {
  const { VITEST, NODE_ENV, ...shell } = process.env
  const env = { ...shell, VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: '', ...variables }
  return promisify(execFile)(process.execPath, ['node_modules/vite/bin/vite.js', ...args], { env })
}

function get(path: string) {
  const address = server.address()
  return fetch(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}${path}`)
}

async function read(path: string): Promise<string> {
  return (await get(path)).text()
}

function parse(text: string, type: DOMParserSupportedType = 'text/html'): Document {
  return new DOMParser().parseFromString(text, type)
}

const otherPages = ['/admin', '/my-store', '/dashboard', '/no/such/page']

test('a build without its variables stops with one sentence', async () => {
  await expect(vite(['build', '--outDir', site], {})).rejects.toMatchObject({
    stderr: expect.stringContaining(
      'Missing VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY. Set both',
    ),
  })
})

test('a build warns of a legacy key once, and knows its project alone', async () => {
  expect(warnings.match(/^.*VITE_SUPABASE_ANON_KEY is a legacy anon key.*$/gm)).toHaveLength(1)
  const files = (await readdir(site, { recursive: true })).filter((file) =>
    /\.(js|html)$/.test(file),
  )
  const texts = await Promise.all(files.map((file) => readFile(join(site, file), 'utf8')))
  const all = texts.join('\n')
  expect(new Set(all.match(/https:\/\/abc\.supabase\.co[^\s"'`;]*/g))).toEqual(
    new Set(['https://abc.supabase.co']),
  )
  expect(/"embedded"|`embedded`|location\.origin\}?\/rest/.exec(all)).toBeNull()
})

test('every section of the landing page stands in its HTML', async () => {
  const document = parse(await read('/'))
  for (const element of document.querySelectorAll('script, style')) element.remove()
  const sections = [...document.querySelectorAll('section, footer')].map(
    (section) => section.textContent,
  )
  expect(sections).toEqual([
    expect.stringMatching(
      /^LLM Brand Visibility.*Is Your Brand Visible in LLM Searches\?.*Understand Your Brand's AI Presence.*Shoppers now ask ChatGPT.*Join Waiting List.*Learn More.*does not ship to Europe/,
    ),
    expect.stringMatching(
      /^Why LLM Visibility Matters.*LLM Search Analysis.*Read what ChatGPT.*Visibility Metrics.*Put a number.*Actionable Insights.*Get recommendations.*Brand Protection.*Find out/,
    ),
    expect.stringMatching(
      /^How It Works.*Submit Your Brand.*Enter your store.*AI Analysis.*We ask.*Get Insights.*You see.*Take Action.*Follow/,
    ),
    expect.stringMatching(
      /^Join the Waitlist.*we'll notify you when we launch\..*Joining needs JavaScript.*Name.*Email.*Join Waitlist.*Two fields.*One email, on launch day\..*Write to us, and your entry is deleted\..*We respect your privacy\. No spam, ever\. Privacy notice Questions\? Write to hello@example\.com$/,
    ),
    expect.stringMatching(
      /^LLM Brand Visibility.*See your brand the way AI sees it\..*© 2024 LLM Brand Visibility\. All rights reserved\.$/,
    ),
  ])
})

test('pages that need a script say so without one', async () => {
  const notices = parse(await read('/')).querySelector('form noscript')
  expect(notices?.textContent).toBe('Joining needs JavaScript, which is switched off here.')
  expect(parse(await read('/admin')).querySelector('noscript')?.textContent).toBe(
    'This page needs JavaScript, which is switched off here.',
  )
})

test('the address to write to reaches visitors as it is written', async () => {
  expect(await read('/')).toMatch(
    /<!--email_off--><a href="mailto:hello@example\.com"[^>]*>hello@example\.com<\/a><!--\/email_off-->/,
  )
})

test('the landing page says in JSON-LD whose site it is, and no other page does', async () => {
  const document = parse(await read('/'))
  const data = document.querySelector('script[type="application/ld+json"]')
  const name = 'LLM Brand Visibility'
  const url = 'https://example.com/'
  expect(JSON.parse(data?.textContent ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      expect.objectContaining({ '@type': 'Organization', name, url, logo: `${url}touch-icon.png` }),
      expect.objectContaining({ '@type': 'WebSite', name, url }),
    ],
  })
  expect(await read('/admin')).not.toContain('ld+json')
})

test('robots.txt leads to a sitemap that names the landing page', async () => {
  const robots = await read('/robots.txt')
  expect(robots).toContain('\nSitemap: https://example.com/sitemap.xml\n')
  const { documentElement: root } = parse(await read('/sitemap.xml'), 'application/xml')
  expect(root.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
  expect([...root.querySelectorAll('url > loc')].map((loc) => loc.textContent)).toEqual([
    'https://example.com/',
  ])
})

test('the landing page is described to search engines and to who is sent a link', async () => {
  const { documentElement, head, body } = parse(await read('/'))
  expect(documentElement.lang).toBe('en')
  const content = (selector: string) => head.querySelector(selector)?.getAttribute('content')
  expect(content('[name=description]')).toMatch(/^[A-Z].+\.$/)
  expect(content('[property="og:description"]')).toMatch(/^[A-Z].+\.$/)
  expect(content('[property="og:title"]')).toMatch(/^LLM Brand Visibility/)
  expect(content('[property="og:type"]')).toBe('website')
  expect(content('[property="og:image"]')).toBe('https://example.com/share.png')
  expect(head.querySelector<HTMLLinkElement>('[rel=canonical]')?.href).toBe('https://example.com/')
  expect(content('[name=viewport]')).toBe('width=device-width, initial-scale=1')
  expect(content('[name=theme-color][media*=light]')).toBe('#fbfaf5')
  expect(content('[name=theme-color][media*=dark]')).toBe('#161410')
  expect(body.querySelector('a[href="https://example.com/privacy"]')).not.toBeNull()
})

test('search engines may read every page, and list the landing page alone', async () => {
  expect((await read('/robots.txt')).match(/^(User|Allow|Disallow).*$/gm)).toEqual([
    'User-agent: *',
    'Allow: /',
  ])
  expect(parse(await read('/')).querySelector('[name=robots]')).toBeNull()
  for (const path of otherPages) {
    const { head } = parse(await read(path))
    expect(head.querySelector('[name=robots]')?.getAttribute('content'), path).toBe('noindex')
    expect(
      head.querySelectorAll('[property^="og:"], [rel=canonical], [name=description]'),
    ).toHaveLength(0)
    expect(head.querySelectorAll('title')).toHaveLength(1)
  }
})

test('the icons and the picture for shared links are there', async () => {
  const icons = [...parse(await read('/')).querySelectorAll('[rel$=icon]')]
  const paths = icons.map((icon) => icon.getAttribute('href') ?? '')
  expect(paths).toHaveLength(2)
  for (const path of [...paths, '/favicon.ico', '/share.png']) {
    expect((await get(path)).status, path).toBe(200)
  }
})

test('every page carries a policy without exceptions', async () => {
  for (const path of ['/', ...otherPages]) {
    const meta = parse(await read(path)).querySelector('[http-equiv=Content-Security-Policy]')
    const policy = meta?.getAttribute('content')
    expect(policy).toContain("default-src 'none'; script-src 'self' 'sha256-")
    expect(policy).toContain("connect-src 'self' https://abc.supabase.co; base-uri 'none'")
    expect(policy).toContain("form-action 'none'")
    expect(policy).not.toContain('unsafe')
  }
})

test('everything is revalidated, a missing script too, and no site may frame a page', async () => {
  for (const path of ['/', '/admin?from=mail', '/share.png', '/assets/missing.js']) {
    expect(Object.fromEntries((await get(path)).headers), path).toMatchObject({
      'cache-control': 'no-cache',
      'content-security-policy': "frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
      'strict-transport-security': expect.stringContaining('max-age='),
      'permissions-policy': expect.stringContaining('camera=()'),
    })
  }
  // What the hosts other than Vercel read.
  const headers = await readFile(join(site, '_headers'), 'utf8')
  expect(headers).toMatch(/^\/\*\n {2}Cache-Control: no-cache\n/)
})

test('the dev server does not open a local database that another process has open', async () => {
  const database = join(site, 'database')
  await writeFile(`${database}.lock`, String(process.pid))
  await expect(vite(['--port', '0'], { EMBEDDED_DATABASE: database })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`The local database is in use by process ${process.pid}.`),
  })
})
