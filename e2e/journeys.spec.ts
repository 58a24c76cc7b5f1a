import { expect, failedCall, failedLoad, join, openReady, test } from './fixtures'

test('a visitor joins, and joining again in capitals is told so', async ({
  page,
  email,
  expectedErrors,
}) => {
  expectedErrors.push(failedLoad(409), failedCall)
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

test('an empty form and an address without an at-sign are refused in a toast', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => calls.push(`${request.method()} ${request.url()}`))
  await openReady(page, '/')
  await page.getByRole('button', { name: 'Join Waitlist' }).click()
  await expect(page.getByRole('listitem').getByText('Please enter your name.')).toBeVisible()
  await expect(page.getByLabel('Name')).toBeFocused()
  await join(page, 'Ada', 'ada.example.com')
  await expect(
    page.getByRole('listitem').getByText('Please enter a valid email address.'),
  ).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveValue('ada.example.com')
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([])
})

test('a name of many spaces and too many letters is refused at once', async ({ page }) => {
  await openReady(page, '/')
  await join(page, ' '.repeat(100_000) + 'x'.repeat(250), 'ada@example.com')
  await expect(
    page.getByRole('listitem').getByText('Please enter at most 200 characters.'),
  ).toBeVisible()
  await page.getByLabel('Name').fill(`${' '.repeat(100_000)}Ada\u2028Lovelace`)
  await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'false')
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
})
