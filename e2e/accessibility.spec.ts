import type { Locator } from '@playwright/test'
import * as content from '../src/test/content'
import { titles } from '../src/titles'
import { expect, failedWith, type Site, test } from './fixtures'

test.use({ expectedErrors: failedWith(204, 401, 404) })

/** Opens a page, or what appears on one when somebody does something, and returns what appears. */
const states: Record<string, (site: Site) => Promise<Locator>> = {
  thanks: async (site) => {
    await site.open('/')
    await site.join('Ada', `ada@${site.page.viewportSize()?.width}.example.com`)
    await site.toast.getByRole('button').click()
    return site.thanks
  },
  sidebar: async (site) => {
    await site.open('/dashboard')
    await site.page.getByRole('button', { name: 'Toggle sidebar' }).click()
    return site.h1
  },
  'sign-in': async (site) => {
    await site.open('/admin')
    await site.save('A title')
    return site.signInDialog
  },
  figures: async (site) => {
    const sources = ['autumn_newsletter-2026-brand.visibility1', '', null]
    await site.openFigures({ '2027-01-20': 52, '2027-02-01': 12 }, 1_234_567, sources)
    return site.page.getByText('No source')
  },
}
// `404` is an unknown path.
for (const page of ['', ...Object.keys(titles)]) {
  states[page || 'landing'] = (site) => site.open(`/${page}`).then(() => site.h1)
}

for (const [state, reach] of Object.entries(states)) {
  // On a phone only the sidebar differs: it is a panel.
  const tag = ['@screenshots', ...(state === 'sidebar' ? ['@phone'] : [])]
  test(`axe finds nothing in ${state}, which fits every width`, { tag }, async ({ page, site }) => {
    const shown = await reach(site)
    await expect(shown).toBeVisible()
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    const { width: ownWidth = 0 } = page.viewportSize() ?? {}
    for (const width of [320, 390, 768, 1440, ownWidth]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await site.overflow(), `${width} px`).toBeLessThanOrEqual(0)
      expect((await shown.boundingBox())?.x, `${width} px`).toBeGreaterThanOrEqual(16)
      await expect.soft(page).toHaveScreenshot(`${state}-${width}.png`, { fullPage: true })
    }
    await site.expectNoFaults()
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

test('axe finds nothing in a toast', async ({ site }) => {
  await site.open('/')
  await site.join(' ', 'ada@example.com')
  const toast = site.toast.getByText(content.messages.nameRequired.title)
  await toast.hover()
  await site.expectNoFaults()
  await expect(toast).toBeVisible()
})

test('forced colours keep the primary colour', async ({ page, site }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await site.open('/')
  const primary = await site.color('primary')
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await expect(site.markedStore).toHaveCSS('background-image', /gradient/)
  await page.goto('/my-store')
  const link = page.getByRole('complementary').getByRole('link', { name: 'My Store' })
  await expect(link).toHaveCSS('background-color', primary)
})

test('words of 40 letters stay on a phone', { tag: '@phone-only' }, async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  for (const path of ['/', '/unknown']) {
    await site.open(path)
    await page.locator('body *').evaluateAll((elements) => {
      for (const node of elements.flatMap(({ childNodes }) => [...childNodes])) {
        if (node instanceof Text) node.data = 'W'.repeat(40)
      }
    })
    expect(await site.textsOutside()).toEqual([])
  }
})

test('the bar of a phone with large text leaves room for the page', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await site.open('/')
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(400)
  expect(await site.overflow()).toBeLessThanOrEqual(0)
})

test('every page works without storage', async ({ page, site, email }) => {
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
  await site.save('A title')
  await site.signIn('stranger@example.com')
  await expect(site.refusal).toContainText('stranger@example.com is not an administrator')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await site.signOut()
})
