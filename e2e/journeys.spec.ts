import { expect, failedLoad, join, openReady, test } from './test'

test('a visitor joins, and joining again in capitals is told so', async ({
  page,
  email,
  expectedErrors,
}) => {
  expectedErrors.push(failedLoad(409))
  await page.goto('/')
  await page.getByRole('button', { name: 'Join Waiting List' }).click()
  await expect(page.getByLabel('Name')).toBeInViewport()
  await join(page, 'Ada Lovelace', email)
  await expect(page.getByText('Welcome to the waitlist!', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('')
  await expect(page.getByLabel('Email')).toHaveValue('')

  await join(page, 'Ada', email.toUpperCase())
  await expect(
    page.getByText('This email is already on the waitlist.', { exact: true }),
  ).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email.toUpperCase())
})

test('the browser refuses an empty form and an address without an at-sign', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => calls.push(`${request.method()} ${request.url()}`))
  // What our own check refuses is told in a toast.
  const toast = page.getByRole('button', { name: 'Dismiss' })
  await openReady(page, '/')
  await page.getByRole('button', { name: 'Join Waitlist' }).click()
  await expect(page.getByLabel('Name')).toBeFocused()
  await expect(toast).toBeHidden()
  await join(page, 'Ada', 'ada.example.com')
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(toast).toBeHidden()
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([])
})

test('an unknown path shows the 404 page, is named in the console, and leads home', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(failedLoad(404))
  const warning = page.waitForEvent('console', (message) => message.type() === 'warning')
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  expect((await warning).text()).toContain('/no/such/page')
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page.getByRole('heading', { name: 'Join the Waitlist' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})
