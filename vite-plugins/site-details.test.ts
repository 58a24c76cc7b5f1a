import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createLogger, resolveConfig } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'
import { siteDetails } from './site-details.ts'

const publicDir = 'node_modules/.public'

afterEach(() => rmSync(publicDir, { recursive: true, force: true }))

/** What a build with these variables warns of. */
async function warningsOf(env: Record<string, string>) {
  const customLogger = createLogger()
  const warn = vi.spyOn(customLogger, 'warn').mockReturnValue()
  const plugins = [siteDetails(env)]
  await resolveConfig({ configFile: false, plugins, publicDir, customLogger }, 'build')
  return warn.mock.calls.map(([message]) => message)
}

const site = { VITE_SITE_URL: 'https://example.com', VITE_CONTACT_EMAIL: 'hello@example.com' }

function addNotice(change = (html: string) => html) {
  mkdirSync(publicDir)
  const html = readFileSync('docs/privacy-notice.html', 'utf8')
  writeFileSync(`${publicDir}/privacy.html`, change(html))
}

test('a site without a privacy notice or a contact is warned of', async () => {
  expect(await warningsOf({})).toEqual([
    expect.stringContaining('VITE_PRIVACY_URL is not set'),
    expect.stringContaining('VITE_CONTACT_EMAIL is not set'),
  ])
})

test.each(['/privacy', 'https://example.com/privacy', 'example.com/privacy'])(
  'a notice at %s that is not there stops the build',
  async (VITE_PRIVACY_URL) => {
    await expect(warningsOf({ ...site, VITE_PRIVACY_URL })).rejects.toThrow(
      /privacy\.html is missing/,
    )
  },
)

test('a notice with gaps stops the build, one without is good', async () => {
  const env = { ...site, VITE_PRIVACY_URL: '/privacy' }
  addNotice()
  await expect(warningsOf(env)).rejects.toThrow('still has gaps')
  rmSync(publicDir, { recursive: true })
  addNotice((html) => html.replace(/<\/?mark>/g, ''))
  expect(await warningsOf(env)).toEqual([])
})

test('a notice elsewhere is not looked for, with or without an address of the site', async () => {
  const VITE_PRIVACY_URL = 'https://notices.example.org/ours'
  expect(await warningsOf({ ...site, VITE_PRIVACY_URL })).toEqual([])
  expect(await warningsOf({ ...site, VITE_SITE_URL: '', VITE_PRIVACY_URL })).toEqual([])
})

test('an address of the site that is none stops the build', async () => {
  await expect(warningsOf({ VITE_SITE_URL: 'example.com' })).rejects.toThrow(
    'like https://example.com',
  )
})
