import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import * as owners from '../src/content'
import * as content from '../src/test/content'
import { mayBeEmpty } from '../vite-plugins/content-mistakes'
import { classesWithoutRule, expectNoFaults, open, overflow, textsOutside } from './any-page'
import { expect, test } from './fixtures'

// The built site with its owner's texts, and with other texts that an owner might write: in another script, a third
// longer, with or without the optional ones, in short or long lists.

const folder = 'node_modules/.e2e/site-with-other-texts'

// Each test builds the site in the same folder.
test.describe.configure({ mode: 'default' })

/** Builds the site with the texts of a file, and serves it at http://any.words, which accepts every entry. */
async function buildSite(page: Page, words: string, variables: Record<string, string>) {
  const answer = await page.request.post('/build', { data: { CONTENT_FILE: words, ...variables } })
  expect(answer.ok(), await answer.text()).toBe(true)
  await page.route('http://any.words/**', (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname.startsWith('/rest/')) return route.fulfill({ status: 201, json: { title: null } })
    return route.fulfill({ path: join(folder, pathname) })
  })
}

test("the owner's texts fit the window, and axe finds nothing", async ({ page }) => {
  const variables = { VITE_PRIVACY_URL: '/privacy', VITE_CONTACT_EMAIL: 'hello@example.com' }
  await buildSite(page, 'src/content.ts', variables)
  await open(page, 'http://any.words/index.html')
  await expect(page).toHaveTitle(owners.preview.title)
  await expect(page.locator('html')).toHaveAttribute('lang', owners.html.lang)
  for (const state of ['page', 'thanks', '404']) {
    if (state === '404') await open(page, 'http://any.words/404.html')
    if (state === 'thanks') {
      if (owners.waitlist.closedText) continue
      const form = page.locator('#waitlist form')
      for (const field of await form.getByRole('textbox').all()) await field.fill('ada@example.com')
      await form.getByRole('button').click()
      await expect(page.getByText(owners.waitlist.joined, { exact: true })).toBeVisible()
      const toast = page.getByRole('region').last().getByRole('listitem')
      await toast.getByRole('button').click()
      await expect(toast).toHaveCount(0)
    }
    await expectNoFaults(page)
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await textsOutside(page), `${state} at ${width} px`).toEqual([])
    }
  }
})

/** A value in content.ts with other texts; if `full`, with all optional texts and long lists, right to left. */
function change(value: unknown, full: boolean, place: string): unknown {
  const changePart = ([key, part]: [string, unknown]) => change(part, full, `${place}.${key}`)
  if (Array.isArray(value)) {
    return Object.entries(full ? [...value, ...value] : value.slice(0, 1)).map(changePart)
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map((entry) => [entry[0], changePart(entry)])
    return Object.fromEntries(entries)
  }
  if (typeof value === 'number') return place === 'report.answerCount' && full ? 100 : value
  if (place === 'waitlist.closedText' || (!full && mayBeEmpty.test(place))) return ''
  if (place.endsWith('.url')) return 'https://example.com'
  if (/logo|picture|portrait/i.test(place)) return '/favicon.svg'
  if (place === 'html.dir') return full ? 'rtl' : 'ltr'
  if (/lang|drawing$/.test(place)) return value
  const text = String(value || 'An optional text')
  return text.replace(/[a-z]/gi, 'ж').replace(/жжж/g, 'жщюж')
}

for (const full of [false, true]) {
  const words = full ? 'every optional text and long lists' : 'no optional text and short lists'
  test(`a page with ${words} has no English, and fits the window`, async ({ page }) => {
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

    const file = 'node_modules/.e2e/any-words.ts'
    const lines = Object.entries(content).map(
      ([name, value]) => `export const ${name} = ${JSON.stringify(change(value, full, name))}`,
    )
    writeFileSync(file, lines.join('\n'))
    await buildSite(page, file, { VITE_PRIVACY_URL: '', VITE_CONTACT_EMAIL: '' })
    await open(page, 'http://any.words/index.html')
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await overflow(page), `at ${width} px`).toBeLessThanOrEqual(0)
    }
    expect(await classesWithoutRule(page)).toEqual([])
    const form = page.locator('#waitlist form')
    const button = form.getByRole('button')
    await button.click()
    await expect(page.getByRole('region').last().getByRole('listitem')).toBeVisible()
    await expectNoEnglish()
    for (const field of await form.getByRole('textbox').all()) await field.fill('ж@щ')
    await button.click()
    await expect(page.getByRole('status').first()).toContainText('ж@щ')
    await expectNoEnglish()
    await open(page, 'http://any.words/404.html')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoEnglish()
  })
}
