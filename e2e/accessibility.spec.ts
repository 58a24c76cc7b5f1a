import * as content from '../src/content'
import { waitlistDays } from '../src/test/waitlist-days'
import { titles } from '../src/titles'
import { expect, failedLoad, test } from './fixtures'

/** All pages; `404` is an unknown path. */
const paths = ['/', ...Object.keys(titles).map((page) => `/${page}`)]

test.use({ expectedErrors: `${failedLoad}|Failed to fetch` })

test('axe finds nothing, and targets are large', { tag: '@phone' }, async ({ page, site }) => {
  for (const path of paths) {
    await site.open(path)
    await expect(site.h1).toBeVisible()
    await site.expectNoViolations()
    const targets = page.getByRole('button').or(page.getByRole('link'))
    for (const target of await targets.or(page.getByRole('textbox')).all()) {
      // The skip link is visible only while it has the focus.
      await target.focus()
      const { width = 0, height = 0 } = (await target.boundingBox()) ?? {}
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
    }
  }
})

test('axe finds nothing in toasts, the panel, the dialog and the figures', {
  tag: ['@form', '@phone'],
}, async ({ page, site }) => {
  await site.open('/')
  await site.join(' ', 'ada@example.com')
  const toast = site.toast.getByText(content.messages.nameRequired.title)
  await toast.hover()
  await site.expectNoViolations()
  await expect(toast).toBeVisible()
  await site.join('Ada', `ada@${page.viewportSize()?.width}.example.com`)
  await site.toast.getByRole('button', { name: content.messages.dismiss }).click()
  await site.expectNoViolations()
  await site.open('/dashboard')
  await page.getByRole('button', { name: 'Toggle sidebar' }).click()
  await site.expectNoViolations()
  await site.open('/admin')
  await site.save('A headline')
  await expect(site.signInDialog).toBeVisible()
  await site.expectNoViolations()
  const json = waitlistDays({ '2027-01-20': 52, '2027-02-01': 12 }, 1_234_567)
  await page.route('**/rest/v1/waitlist_daily?*', (route) => route.fulfill({ json }))
  const sources = ['autumn_newsletter-2026-brand.visibility1', '', null].map((source) => {
    return { source, entries: 1_234_567, entries_30_days: 123_456 }
  })
  await page.route('**/rest/v1/waitlist_sources?*', (route) => route.fulfill({ json: sources }))
  await site.openSignedIn('admin@example.com')
  await site.expectText('1,234,567')
  await site.expectText('No source')
  expect(await site.overflow()).toBeLessThanOrEqual(0)
  await site.expectNoViolations()
})

test('forced colours keep the marker', async ({ page, site }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await site.open('/')
  const marker = await site.color('marker')
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await expect(site.markedStore).toHaveCSS('background-image', /gradient/)
  await page.goto('/my-store')
  const link = page.getByRole('complementary').getByRole('link', { name: 'My Store' })
  await expect(link).toHaveCSS('background-color', marker)
})

for (const width of [320, 390, 768, 1440]) {
  test(`nothing is cut off at ${width} px`, { tag: '@screenshots' }, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of paths) {
      await site.open(path)
      await expect(site.h1).toBeVisible()
      expect(await site.overflow(), path).toBeLessThanOrEqual(0)
      expect((await site.h1.boundingBox())?.x, path).toBeGreaterThanOrEqual(16)
      const picture = `${path.slice(1) || 'landing'}-${width}.png`
      await expect.soft(page).toHaveScreenshot(picture, { fullPage: true })
    }
  })
}

test('words of 40 letters stay on a phone', { tag: '@phone-only' }, async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  for (const path of ['/', '/unknown']) {
    await site.open(path)
    // The hero hides what overflows it, so each text is measured separately.
    const outside = await page.locator('body').evaluate((root) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const range = new Range()
      const beyond: string[] = []
      while (texts.nextNode()) texts.currentNode.nodeValue = 'W'.repeat(40)
      texts.currentNode = root
      while (texts.nextNode()) {
        range.selectNodeContents(texts.currentNode)
        const { left, right } = range.getBoundingClientRect()
        const parent = texts.currentNode.parentElement ?? root
        // Clipped texts are for screen readers or the keyboard.
        const isRead = parent instanceof HTMLElement && getComputedStyle(parent).clipPath === 'none'
        if (isRead && (left < 0 || right > document.documentElement.clientWidth))
          beyond.push(parent.className)
      }
      return beyond
    })
    expect(outside).toEqual([])
  }
})

test('the bar of a phone with large text leaves room for the page', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await site.open('/')
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(400)
  expect(await site.overflow()).toBeLessThanOrEqual(0)
})

test('every page works without storage', { tag: '@form' }, async ({ page, site, email }) => {
  await page.addInitScript(() => {
    const block = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: block })
    Object.defineProperty(window, 'sessionStorage', { get: block })
  })
  await page.goto('/')
  await site.join('Ada', email)
  await site.expectText(content.messages.welcome.title)
  await page.goto('/admin')
  await site.save('A headline')
  await site.signIn('stranger@example.com')
  await expect(site.refusal).toContainText('stranger@example.com is not an administrator')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await site.signOut()
})
