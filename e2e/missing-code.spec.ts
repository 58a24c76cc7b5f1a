import * as content from '../src/test/content'
import { expect, failedLoad, noAnswer, test, urls } from './fixtures'

// A script that does not load: lost on the way, or deleted by a newer deployment.

test.use({ expectedErrors: `${failedLoad}|Failed to render|dynamically imported|broken` })

test('a page whose chunk is gone says so, and can be reloaded', async ({ page, site }) => {
  const chunk = '**/assets/router-*.js'
  await page.route(chunk, (route) => route.fulfill({ status: 404 }))
  await page.goto('/my-store')
  await site.expectText(content.broken.title)
  await expect(page.getByText(content.broken.text)).toBeVisible()
  await site.expectNoFaults()
  await page.unroute(chunk)
  await page.getByRole('button', { name: content.broken.reload }).click()
  await expect(site.h1).toHaveText('My Store')
})

test('an error while rendering shows a plain page, and is reported', async ({ page, site }) => {
  const body = 'export default function Admin() { throw new Error("broken") }'
  const contentType = 'text/javascript'
  await page.route('**/assets/admin-*.js', (route) => route.fulfill({ contentType, body }))
  const logged = page.waitForEvent('console', (message) => message.type() === 'error')
  await page.goto('/admin')
  await site.expectText(content.broken.title)
  expect((await logged).text()).toContain('Failed to render the page')
})

test('a page says that its script has not loaded', async ({ page, site }) => {
  await page.route(urls.script, (route) => route.abort())
  await page.goto('/?from=newsletter')
  const { lateNotice } = site
  await expect(lateNotice).toBeHidden()
  // After 10 s.
  await lateNotice.evaluate((text) => text.getAnimations()[0]?.finish())
  await expect(lateNotice).toBeVisible()
  const shown = await lateNotice.evaluate((notice) => getComputedStyle(notice, '::before').content)
  expect(shown).toContain(content.html.lateNotice)
  await page.unroute(urls.script)
  await lateNotice.getByRole('link', { name: content.html.reload }).click()
  await expect(lateNotice).toHaveCount(0)
  await expect(page).toHaveURL('/?from=newsletter')
})

test('a loaded admin page needs no more code', async ({ page, site }) => {
  await page.goto('/admin')
  // The toaster's, whose chunk is the last to load.
  await expect(page.getByRole('region', { name: content.messages.region })).toBeAttached()
  await expect(page.getByLabel('Homepage Title')).toBeVisible()
  await page.route('**/assets/**', noAnswer)
  await site.save('Other')
  await expect(site.signInDialog).toBeVisible()
})
