import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { checkDetails } from './site-details.ts'

const publicDir = 'node_modules/.public'
const check = (env: Record<string, string>) => checkDetails(env, publicDir)
const site = { VITE_SITE_URL: 'https://example.com', VITE_CONTACT_EMAIL: 'hello@example.com' }

afterEach(() => rmSync(publicDir, { recursive: true, force: true }))

function addNotice(change = (html: string) => html) {
  mkdirSync(publicDir, { recursive: true })
  const html = readFileSync('docs/privacy-notice.html', 'utf8')
  writeFileSync(`${publicDir}/privacy.html`, change(html))
}

test('a site without a privacy notice or a contact is warned of', () => {
  expect(check({})).toEqual([
    expect.stringContaining('VITE_PRIVACY_URL is not set'),
    expect.stringContaining('VITE_CONTACT_EMAIL is not set'),
  ])
})

test.each(['/privacy', 'https://example.com/privacy', 'example.com/privacy'])(
  'a notice at %s that is not there stops the build',
  (VITE_PRIVACY_URL) => {
    expect(() => check({ ...site, VITE_PRIVACY_URL })).toThrow(/privacy\.html is missing/)
  },
)

test('a notice with gaps stops the build, one without is good', () => {
  const env = { ...site, VITE_PRIVACY_URL: '/privacy' }
  addNotice()
  expect(() => check(env)).toThrow('still has gaps')
  // As somebody does who fills in what the page shows.
  addNotice((html) => html.replace(/(?<=<body>.*)<mark>[^<]+<\/mark>/gs, 'Filled in'))
  expect(check(env)).toEqual([])
})

test('a notice elsewhere is not looked for, with or without an address of the site', () => {
  const VITE_PRIVACY_URL = 'https://notices.example.org/ours'
  expect(check({ ...site, VITE_PRIVACY_URL })).toEqual([])
  expect(check({ ...site, VITE_SITE_URL: '', VITE_PRIVACY_URL })).toEqual([])
})

test.each(['example.com', 'https:/example.com', 'https://example.com/admin'])(
  'the address %s of the site stops the build',
  (VITE_SITE_URL) => {
    expect(() => check({ VITE_SITE_URL })).toThrow('like https://example.com')
  },
)
