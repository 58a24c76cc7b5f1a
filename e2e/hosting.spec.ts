import * as content from '../src/test/content'
import { titles } from '../src/titles'
import { expectUnknownPath } from './any-page'
import { expect, failedWith, test } from './fixtures'

test.use({ expectedErrors: failedWith(404) })

const { 404: _, ...ours } = titles
const pages = Object.entries(ours).map(
  ([path, title]) => [title, `${title} · ${content.siteName}`, `/${path}?from=mail`] as const,
)

for (const [heading, title, ...paths] of [
  [content.waitlist.title, content.preview.title, '/', '/index.html'],
  ...pages,
  [content.notFound.title, `${content.notFound.tab} · ${content.siteName}`, '/no/such/page'],
] as const) {
  test(`${paths.join(', ')} show ${heading}`, async ({ page }) => {
    for (const path of paths) {
      const response = await page.goto(path)
      expect(response?.status()).toBe(path === '/no/such/page' ? 404 : 200)
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
      await expect(page).toHaveTitle(title)
      // These tests build the site without its own address, so these tags must be missing.
      const lacking = 'link[href=""], meta[content=""], [rel=canonical], [property^="og:image"]'
      await expect(page.locator(lacking)).toHaveCount(0)
    }
  })
}

test('an unknown path is logged, and its page links home', async ({ page }) => {
  await expectUnknownPath(page)
})

test('the page shown, not the HTML file, decides the colour around it', async ({ page }) => {
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
