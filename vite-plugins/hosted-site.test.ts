import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { checkSiteVariables, parseVariables } from './hosted-site.ts'

const valid = {
  // The URL as the dashboard shows it.
  VITE_SUPABASE_URL: 'https://abc.supabase.co/rest/v1/',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_abc',
  VITE_SITE_URL: 'https://example.com/',
}

test('the client code gets the key, and both URLs without a path or trailing slash', () => {
  expect(parseVariables(valid)).toEqual({
    VITE_SUPABASE_URL: 'https://abc.supabase.co',
    VITE_SUPABASE_ANON_KEY: 'sb_publishable_abc',
    VITE_SITE_URL: 'https://example.com',
  })
  const VITE_SUPABASE_URL = 'http://127.0.0.1:54321'
  const local = parseVariables({ ...valid, VITE_SUPABASE_URL })
  expect(local).toMatchObject({ VITE_SUPABASE_URL })
})

test.each([
  ['VITE_SUPABASE_URL', '', 'Set VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY'],
  ['VITE_SUPABASE_URL', 'abc', 'is not the URL'],
  ['VITE_SUPABASE_URL', 'abc.supabase.co:443', 'is not the URL'],
  ['VITE_SUPABASE_URL', 'https://a b', 'is not the URL'],
  ['VITE_SUPABASE_URL', 'http://abc.supabase.co', 'is not the URL'],
  ['VITE_SUPABASE_URL', 'http://localhost.example.com', 'is not the URL'],
  ['VITE_SUPABASE_URL', 'https://https://abc.supabase.co', 'is not the URL'],
  ['VITE_SUPABASE_URL', 'https://supabase.com/dashboard/project/abc', 'is not the URL'],
  ['VITE_SUPABASE_URL', 'https://YOUR_PROJECT_REFERENCE.supabase.co', 'is not the URL'],
  ['VITE_SUPABASE_ANON_KEY', '', 'Set VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY'],
  ['VITE_SUPABASE_ANON_KEY', 'sb_secret_abc', 'is not a complete publishable key'],
  ['VITE_SUPABASE_ANON_KEY', 'sb_publishable_', 'is not a complete publishable key'],
  ['VITE_SUPABASE_ANON_KEY', 'sb_publishable_a bc', 'is not a complete publishable key'],
  ['VITE_SUPABASE_ANON_KEY', 'sb_publishable_abc\n', 'is not a complete publishable key'],
  [
    'VITE_SUPABASE_ANON_KEY',
    'sb_publishable_abc sb_publishable_abc',
    'is not a complete publishable key',
  ],
  ['VITE_SUPABASE_ANON_KEY', 'sb_publishable_••••', 'is not a complete publishable key'],
  [
    'VITE_SUPABASE_ANON_KEY',
    'sb_publishable_abcsb_publishable_abc',
    'is not a complete publishable key',
  ],
  [
    'VITE_SUPABASE_ANON_KEY',
    'sb_publishable_abcsb_secret_abc',
    'is not a complete publishable key',
  ],
  ['VITE_SUPABASE_ANON_KEY', 'header.payload', 'is not a complete publishable key'],
])('refuses %s %j', (name, value, message) => {
  expect(() => parseVariables({ ...valid, [name]: value })).toThrow(message)
})

const publicDir = 'node_modules/.public'
const check = (env: Record<string, string>) => checkSiteVariables(env, publicDir)
const site = { VITE_SITE_URL: 'https://example.com', VITE_CONTACT_EMAIL: 'hello@example.com' }

afterEach(() => rmSync(publicDir, { recursive: true, force: true }))

function addNotice(change = (html: string) => html) {
  mkdirSync(publicDir, { recursive: true })
  const html = readFileSync('docs/privacy-notice.html', 'utf8')
  writeFileSync(`${publicDir}/privacy.html`, change(html))
}

test('a site without a privacy notice or a contact causes warnings', () => {
  expect(check({})).toEqual([
    expect.stringContaining('VITE_PRIVACY_URL is not set'),
    expect.stringContaining('VITE_CONTACT_EMAIL is not set'),
  ])
})

test.each(['/privacy', 'https://example.com/privacy', 'example.com/privacy'])(
  'a missing notice at %s stops the build',
  (VITE_PRIVACY_URL) => {
    expect(() => check({ ...site, VITE_PRIVACY_URL })).toThrow(/privacy\.html is missing/)
  },
)

test('a notice with gaps stops the build, even if no link leads to it, and one without gaps does not', () => {
  const env = { ...site, VITE_PRIVACY_URL: '/privacy' }
  addNotice()
  expect(() => check(env)).toThrow('public/privacy.html still has gaps')
  expect(() => check(site)).toThrow('public/privacy.html still has gaps')
  // Some people fill in only the gaps that the page shows.
  addNotice((html) => html.replace(/(?<=<body>.*)<mark>[^<]+<\/mark>/gs, 'Filled in'))
  expect(check(env)).toEqual([])
})

test('a notice with gaps in a folder stops the build', () => {
  mkdirSync(`${publicDir}/legal`, { recursive: true })
  writeFileSync(`${publicDir}/legal/privacy.html`, '<mark>name</mark>')
  const env = { ...site, VITE_PRIVACY_URL: '/legal/privacy' }
  expect(() => check(env)).toThrow('still has gaps')
})

test('a notice on another site is not checked, whether or not this site has an address', () => {
  const VITE_PRIVACY_URL = 'https://notices.example.org/ours'
  expect(check({ ...site, VITE_PRIVACY_URL })).toEqual([])
  expect(check({ ...site, VITE_SITE_URL: '', VITE_PRIVACY_URL })).toEqual([])
})

test.each(['example.com', 'https:/example.com', 'https://example.com/admin'])(
  'the site address %s stops the build',
  (VITE_SITE_URL) => {
    expect(() => check({ VITE_SITE_URL })).toThrow('like https://example.com')
  },
)

test.each(['mailto:hello@example.com', 'Ada <ada@example.com>', 'example.com'])(
  'the contact %s stops the build',
  (VITE_CONTACT_EMAIL) => {
    expect(() => check({ ...site, VITE_CONTACT_EMAIL })).toThrow('like hello@example.com')
  },
)
