import type { Page } from '@playwright/test'
import { expect, failedCall, join, openLoaded, test } from './fixtures'

const waitlist = '**/rest/v1/waitlist*'
const settings = '**/rest/v1/homepage_settings*'
const tryAgain = 'Something went wrong. Please try again.'
/** More than two tries of 6 s, for a page on a busy machine. */
const answered = { timeout: 30_000 }

const noAnswer = () => new Promise<void>(() => {})

/** Counts the calls of a method that reach the network. */
function countCalls(page: Page, method: string) {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === method) calls.push(request.url())
  })
  return calls
}

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(failedCall)
})

test('joining survives no answer', async ({ page, email }) => {
  await page.goto('/')
  await page.route(waitlist, noAnswer)
  const calls = countCalls(page, 'POST')
  await join(page, 'Ada', email)
  await expect(page.getByText(tryAgain, { exact: true })).toBeVisible(answered)
  await expect(page.getByLabel('Name')).toHaveValue('Ada')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  expect(calls).toHaveLength(1)

  await page.unroute(waitlist)
  await page.getByRole('button', { name: 'Join Waitlist' }).click()
  await expect(page.getByText('Welcome to the waitlist!', { exact: true })).toBeVisible()
})

test('saving the title survives no answer', async ({ page }) => {
  await page.goto('/admin')
  await page.getByLabel('Homepage Title').fill('Keep me')
  await page.route(settings, async (route) => {
    await (route.request().method() === 'PATCH' ? noAnswer() : route.continue())
  })
  const calls = countCalls(page, 'PATCH')
  await page.getByRole('button', { name: 'Update Title' }).click()
  await expect(
    page.getByText('Failed to update title. Please try again.', { exact: true }),
  ).toBeVisible(answered)
  await expect(page.getByLabel('Homepage Title')).toHaveValue('Keep me')
  await expect(page.getByRole('button', { name: 'Update Title' })).toBeEnabled()
  expect(calls).toHaveLength(1)
})

test('opening the admin page survives no answer', async ({ page }) => {
  await page.route(settings, noAnswer)
  await page.goto('/admin')
  await expect(page.locator('.spinner rect').first()).toHaveCSS('animation-name', 'fill-in')
  await expect(page.getByText('Failed to fetch current title.', { exact: true })).toBeVisible(
    answered,
  )
  await expect(page.getByLabel('Homepage Title')).toHaveValue('')
})

test('joining survives the loss of the network', async ({
  page,
  context,
  email,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/)
  await openLoaded(page, '/')
  await context.setOffline(true)
  await join(page, 'Ada', email)
  await expect(page.getByText(tryAgain, { exact: true })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Join Waitlist' }).click()
  await expect(page.getByText('Welcome to the waitlist!', { exact: true })).toBeVisible()
})

test('an answer lost after the entry was saved leaves one entry', async ({
  page,
  email,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/)
  await page.goto('/')
  await page.route(waitlist, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await join(page, 'Ada', email)
  await expect(page.getByText(tryAgain, { exact: true })).toBeVisible()
  await page.unroute(waitlist)
  await page.getByRole('button', { name: 'Join Waitlist' }).click()
  await expect(
    page.getByText('This email is already on the waitlist.', { exact: true }),
  ).toBeVisible()
})

test('the links of the sidebar work offline', async ({ page, context }) => {
  await openLoaded(page, '/my-store')
  await context.setOffline(true)
  await page.getByRole('complementary').getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})
