import type { Locator, Page } from '@playwright/test'
import * as content from '../src/test/content'
import { titles } from '../src/titles'
import type { AdminPage } from './admin-page'
import { color, expectNoFaults, expectText, open, overflow, textsOutside } from './any-page'
import { expect, failedWith, test } from './fixtures'
import type { LandingPage } from './landing-page'

test.use({ expectedErrors: failedWith(204, 401, 404) })

type Pages = { page: Page; landingPage: LandingPage; adminPage: AdminPage }

/** Each function opens a page, may act on it so that something else appears, and returns what must be visible. */
const states: Record<string, (pages: Pages) => Promise<Locator>> = {
  thanks: async ({ page, landingPage }) => {
    await landingPage.open()
    await landingPage.join('Ada', `ada@${page.viewportSize()?.width}.example.com`)
    await landingPage.toast.getByRole('button').click()
    return landingPage.thanks
  },
  sidebar: async ({ page }) => {
    await open(page, '/dashboard')
    await page.getByRole('button', { name: 'Toggle sidebar' }).click()
    return page.getByRole('heading', { level: 1 })
  },
  'sign-in': async ({ adminPage }) => {
    await adminPage.open()
    await adminPage.save('A title')
    return adminPage.signInDialog
  },
  figures: async ({ page, adminPage }) => {
    const sources = ['autumn_newsletter-2026-brand.visibility1', '', null]
    await adminPage.openFigures({ '2027-01-20': 52, '2027-02-01': 12 }, 1_234_567, sources)
    return page.getByText('No source')
  },
}
// The path `404` is unknown, so it shows the 404 page. `sidebar` opens the dashboard, which looks like `my-store`.
for (const path of ['', ...Object.keys(titles)].filter((path) => path !== 'dashboard')) {
  states[path || 'landing'] = async ({ page }) => {
    await open(page, `/${path}`)
    return page.getByRole('heading', { level: 1 })
  }
}

for (const [state, reach] of Object.entries(states)) {
  // On a phone, only the sidebar differs: it is a panel.
  const tag = ['@screenshots', ...(state === 'sidebar' ? ['@phone'] : [])]
  test(`axe finds nothing in ${state}, which fits every width and has targets of 24 px`, {
    tag,
  }, async ({ page, landingPage, adminPage }) => {
    const shown = await reach({ page, landingPage, adminPage })
    await expect(shown).toBeVisible()
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    const { width: ownWidth = 0 } = page.viewportSize() ?? {}
    for (const width of [320, 390, 768, 1440, ownWidth]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0)
      expect((await shown.boundingBox())?.x, `${width} px`).toBeGreaterThanOrEqual(16)
      await expect.soft(page).toHaveScreenshot(`${state}-${width}.png`, { fullPage: true })
    }
    await expectNoFaults(page)
    const root = (await page.getByRole('dialog').count()) > 0 ? page.getByRole('dialog') : page
    const targets = root.getByRole('button').or(root.getByRole('link'))
    const small = await targets.or(root.getByRole('textbox')).evaluateAll((all: HTMLElement[]) =>
      all.flatMap((target) => {
        // The skip link is visible only while it has the focus.
        target.focus()
        const { width, height } = target.getBoundingClientRect()
        return Math.min(width, height) < 24 ? target.outerHTML : []
      }),
    )
    expect(small, 'lower or narrower than 24 px').toEqual([])
  })
}

test('axe finds nothing in a toast', async ({ page, landingPage }) => {
  await landingPage.open()
  await landingPage.join(' ', 'ada@example.com')
  const toast = landingPage.toast.getByText(content.messages.nameRequired.title)
  await toast.hover()
  await expectNoFaults(page)
  await expect(toast).toBeVisible()
})

test('forced colours keep the primary colour', async ({ page, landingPage }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await landingPage.open()
  const primary = await color(page, 'primary')
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await expect(landingPage.markedStore).toHaveCSS('background-image', /gradient/)
  await page.goto('/my-store')
  const link = page.getByRole('complementary').getByRole('link', { name: 'My Store' })
  await expect(link).toHaveCSS('background-color', primary)
})

test('words of 40 letters fit on a phone', { tag: '@phone-only' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  for (const path of ['/', '/unknown']) {
    await open(page, path)
    await page.locator('body *').evaluateAll((elements) => {
      for (const node of elements.flatMap(({ childNodes }) => [...childNodes])) {
        if (node instanceof Text) node.data = 'W'.repeat(40)
      }
    })
    expect(await textsOutside(page)).toEqual([])
  }
})

test('with large text on a phone, the bar leaves room for the page', async ({
  page,
  landingPage,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await landingPage.open()
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(400)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
})

test('every page works without storage', async ({ page, landingPage, adminPage, email }) => {
  await page.addInitScript(() => {
    const block = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: block })
    Object.defineProperty(window, 'sessionStorage', { get: block })
  })
  await page.goto('/')
  await landingPage.join('Ada', email)
  await expectText(page, content.messages.welcome.title)
  await page.goto('/admin')
  await adminPage.save('A title')
  await adminPage.signIn('stranger@example.com')
  await expect(adminPage.refusal).toContainText('stranger@example.com is not an administrator')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await adminPage.signOut()
})
