// @vitest-environment jsdom
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staticHost } from './static-host.ts'

// The production build, as a search engine or a language model reads it: without running a script.

let site: string
let server: Server

beforeAll(async () => {
  site = await mkdtemp('node_modules/.site-')
  const build = ['node_modules/vite/bin/vite.js', 'build', '--outDir', site]
  await promisify(execFile)(process.execPath, build, {
    env: {
      ...process.env,
      // What Vitest sets would make it a build for tests.
      ...{ NODE_ENV: '', VITEST: '' },
      VITE_SUPABASE_URL: 'https://abc.supabase.co',
      VITE_SUPABASE_ANON_KEY: 'sb_publishable_abc',
      VITE_SITE_URL: 'https://example.com',
      VITE_PRIVACY_URL: 'https://example.com/privacy',
      VITE_CONTACT_EMAIL: 'hello@example.com',
    },
  })
  server = createServer(staticHost(site)).listen(0, '127.0.0.1')
  await once(server, 'listening')
})

afterAll(async () => {
  server.close()
  await rm(site, { recursive: true })
})

/** What the host answers. */
async function read(path: string): Promise<string> {
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return await (await fetch(`http://127.0.0.1:${port}${path}`)).text()
}

function parse(text: string, type: DOMParserSupportedType = 'text/html'): Document {
  return new DOMParser().parseFromString(text, type)
}

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
      /^Join the Waitlist.*we'll notify you when we launch\..*Joining needs JavaScript.*Name.*Email.*Join Waitlist.*We respect your privacy\. No spam, ever\. Privacy notice Questions\? Write to hello@example\.com$/,
    ),
    expect.stringMatching(
      /^LLM Brand Visibility.*See your brand the way AI sees it\..*© 2024 LLM Brand Visibility\. All rights reserved\.$/,
    ),
  ])
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
