import * as content from '../src/test/content'
import { expectUnknownPath } from './any-page'
import { expect, failedWith, test } from './fixtures'

test.use({ expectedErrors: failedWith(404) })

for (const [heading, title, ...paths] of [
  [content.waitlist.title, content.preview.title, '/', '/index.html'],
  ['Admin Panel', `Admin Panel · ${content.siteName}`, '/admin'],
  ['My Store', `My Store · ${content.siteName}`, '/my-store?from=mail'],
  ['Dashboard', `Dashboard · ${content.siteName}`, '/dashboard'],
  [content.notFound.title, `${content.notFound.tab} · ${content.siteName}`, '/no/such/page'],
] as const) {
  test(`${paths.join(', ')} show ${heading}`, async ({ page }) => {
    for (const path of paths) {
      const response = await page.goto(path)
      expect(response?.status()).toBe(path === '/no/such/page' ? 404 : 200)
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
      await expect(page).toHaveTitle(title)
      // The built site of these tests has no address.
      const lacking = 'link[href=""], meta[content=""], [rel=canonical], [property^="og:image"]'
      await expect(page.locator(lacking)).toHaveCount(0)
    }
  })
}

test('an unknown path is logged, and leads home', async ({ page }) => {
  await expectUnknownPath(page)
})

test('the page shown decides whether it is night around it', async ({ page }) => {
  const backgroundAt = async (path: string) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    return page.locator('html').evaluate((element) => getComputedStyle(element).backgroundColor)
  }
  const day = await backgroundAt('/admin')
  // The host answers these with 404.html.
  expect(await backgroundAt('/Admin')).toBe(day)
  expect(await backgroundAt('/admin/')).toBe(day)
  expect(await backgroundAt('/no/such/page')).not.toBe(day)
})
