import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import * as content from '../src/content'
import { expect, test } from './fixtures'

// The built site with other words, as an owner may write them in src/content.ts: in another script, a
// third longer, with or without optional texts, in short or long lists.

const files =
  'src public index.html package.json tsconfig.json tailwind.config.ts postcss.config.js'

/** Other words for a value of content.ts; full: with all optional texts, long lists, from right to left. */
function change(value: unknown, full: boolean, key = ''): unknown {
  if (Array.isArray(value))
    return (full ? [...value, ...value] : value.slice(0, 1)).map((item) => change(item, full))
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([name, item]) => [name, change(item, full, name)])
    return Object.fromEntries(entries)
  }
  if (typeof value === 'number') return key === 'answerCount' && full ? 100 : value
  if (['logo', 'storePicture', 'picture', 'portrait'].includes(key)) return full ? '/store.svg' : ''
  if (key === 'closedText' || (!full && ['note', 'wrong', 'fix'].includes(key))) return ''
  if (key === 'dir') return full ? 'rtl' : 'ltr'
  if (['lang', 'drawing'].includes(key)) return value
  const text = String(value || 'An optional text')
  return text.replace(/[a-z]/gi, 'ж').replace(/жжж/g, 'жщюж')
}

/** Builds the site with changed words, and returns its folder. */
function build(full: boolean) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'any-words-')))
  for (const file of files.split(' ')) cpSync(file, join(root, file), { recursive: true })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction')
  const lines = Object.entries(content).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(change(value, full, name))}`,
  )
  writeFileSync(join(root, 'src/content.ts'), lines.join('\n'))
  const options = ['--config', 'vite.config.ts', '--mode', 'embedded', '--outDir', 'site']
  const args = ['node_modules/vite/bin/vite.js', 'build', root, ...options]
  const env = { ...process.env, VITE_PRIVACY_URL: '', VITE_CONTACT_EMAIL: '' }
  execFileSync(process.execPath, args, { env })
  return root
}

test('a page with other words has no English, and fits the window', async ({ page, site }) => {
  async function expectNoEnglish() {
    const texts = await page.evaluate(() => [
      document.title,
      document.body.innerText,
      ...Array.from(document.querySelectorAll('[aria-label], [alt], [title]'), (element) =>
        ['aria-label', 'alt', 'title'].map((name) => element.getAttribute(name)),
      ),
    ])
    expect(texts.flat().filter((text) => text && /[a-z]{2}/i.test(text))).toEqual([])
  }

  let root = ''
  const button = page.locator('form').getByRole('button')
  await page.route('http://any.words/**', (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname.startsWith('/rest/')) return route.fulfill({ status: 201, json: { title: null } })
    return route.fulfill({ path: join(root, 'site', pathname) })
  })
  for (const full of [false, true]) {
    root = build(full)
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await site.open('http://any.words/index.html')
      await page.getByRole('textbox').last().scrollIntoViewIfNeeded()
      expect(await site.overflow(), `at ${width} px`).toBeLessThanOrEqual(0)
      expect(await site.classesWithoutRule()).toEqual([])
      await button.click()
      await expect(page.getByRole('region').last().getByRole('listitem')).toBeVisible()
      await expectNoEnglish()
      for (const field of await page.getByRole('textbox').all()) await field.fill('ж@щ')
      await button.click()
      await expect(page.getByRole('status').first()).toContainText('ж@щ')
      await expectNoEnglish()
    }
    await site.open('http://any.words/404.html')
    await expect(site.h1).toBeVisible()
    await expectNoEnglish()
    rmSync(root, { recursive: true })
  }
})
