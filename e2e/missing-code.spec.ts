import * as content from '../src/test/content'
import { expectNoFaults, expectText } from './any-page'
import { expect, failedLoad, test } from './fixtures'
import { noAnswer, urls } from './network'

// A script that does not load, because it was lost on the way or deleted by a newer deployment.

test.use({ expectedErrors: `${failedLoad}|Failed to render|dynamically imported|broken` })

test('a page whose chunk is gone says so, and can be reloaded', async ({ page }) => {
  const chunk = '**/assets/router-*.js'
  await page.route(chunk, (route) => route.fulfill({ status: 404 }))
  await page.goto('/my-store')
  await expectText(page, content.broken.title)
  await expect(page.getByText(content.broken.text)).toBeVisible()
  await expectNoFaults(page)
  await page.unroute(chunk)
  await page.getByRole('button', { name: content.broken.reload }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Store')
})

test('an error while rendering shows a plain page, and is reported', async ({ page }) => {
  const body = 'export default function Admin() { throw new Error("broken") }'
  const contentType = 'text/javascript'
  await page.route('**/assets/admin-*.js', (route) => route.fulfill({ contentType, body }))
  const logged = page.waitForEvent('console', (message) => message.type() === 'error')
  await page.goto('/admin')
  await expectText(page, content.broken.title)
  expect((await logged).text()).toContain('Failed to render the page')
})

test('a page says that its script has not loaded, and can be reloaded', async ({ page }) => {
  await page.route(urls.script, (route) => route.abort())
  await page.goto('/?from=newsletter')
  const lateNotice = page.locator('#late-notice')
  await expect(lateNotice).toBeHidden()
  // Skip the 10 s after which the notice appears.
  await lateNotice.evaluate((text) => text.getAnimations()[0]?.finish())
  await expect(lateNotice).toBeVisible()
  const shown = await lateNotice.evaluate((notice) => getComputedStyle(notice, '::before').content)
  expect(shown).toContain(content.html.lateNotice)
  await page.unroute(urls.script)
  await lateNotice.getByRole('link', { name: content.html.reload }).click()
  await expect(lateNotice).toHaveCount(0)
  await expect(page).toHaveURL('/?from=newsletter')
})

test('a loaded admin page needs no more code', async ({ page, adminPage }) => {
  await page.goto('/admin')
  // Wait for the toaster's region, because its chunk is the last to load.
  await expect(page.getByRole('region', { name: content.messages.region })).toBeAttached()
  await expect(adminPage.titleField).toBeVisible()
  await page.route('**/assets/**', noAnswer)
  await adminPage.save('Other')
  await expect(adminPage.signInDialog).toBeVisible()
})
