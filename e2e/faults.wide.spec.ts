import type { Page, Route } from '@playwright/test'
import { expect, failedLoad, join, openReady, test } from './test'

const waitlist = '**/rest/v1/waitlist*'
const settings = '**/rest/v1/homepage_settings*'
/** Every form must come back to life within this time, in milliseconds. */
const patience = { timeout: 15_000 }

const answers: Record<string, (route: Route) => Promise<void>> = {
  'a 500': (route) => route.fulfill({ status: 500, json: { message: 'broken' } }),
  'a 503': (route) => route.fulfill({ status: 503, body: '' }),
  'an empty 404': (route) => route.fulfill({ status: 404, body: '' }),
  'a page of HTML': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  'a 200 with nonsense': (route) => route.fulfill({ json: { nonsense: true } }),
  'no answer at all': () => new Promise(() => {}),
}

/** Counts the calls of a method that reach the network. */
function countCalls(page: Page, method: string) {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === method) calls.push(request.url())
  })
  return calls
}

for (const [name, answer] of Object.entries(answers)) {
  test(`joining survives ${name}`, async ({ page, email, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/)
    await page.goto('/')
    await page.route(waitlist, answer)
    const calls = countCalls(page, 'POST')
    await join(page, 'Ada', email)
    await expect(
      page.getByText('Something went wrong. Please try again.', { exact: true }),
    ).toBeVisible(patience)
    await expect(page.getByRole('button', { name: 'Join Waitlist' })).toBeEnabled()
    await expect(page.getByLabel('Name')).toHaveValue('Ada')
    await expect(page.getByLabel('Email')).toHaveValue(email)
    expect(calls).toHaveLength(1)

    await page.unroute(waitlist)
    await page.getByRole('button', { name: 'Join Waitlist' }).click()
    await expect(page.getByText('Welcome to the waitlist!', { exact: true })).toBeVisible()
  })

  test(`saving the title survives ${name}`, async ({ page, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/)
    await page.goto('/admin')
    await page.getByLabel('Homepage Title').fill('Keep me')
    await page.route(settings, async (route) => {
      await (route.request().method() === 'PATCH' ? answer(route) : route.continue())
    })
    const calls = countCalls(page, 'PATCH')
    await page.getByRole('button', { name: 'Update Title' }).click()
    await expect(
      page.getByText('Failed to update title. Please try again.', { exact: true }),
    ).toBeVisible(patience)
    await expect(page.getByLabel('Homepage Title')).toHaveValue('Keep me')
    await expect(page.getByRole('button', { name: 'Update Title' })).toBeEnabled()
    expect(calls).toHaveLength(1)
  })

  test(`opening the admin page survives ${name}`, async ({ page, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/, /Failed to fetch the homepage title/)
    await page.route(settings, answer)
    await page.goto('/admin')
    await expect(page.getByText('Failed to fetch current title.', { exact: true })).toBeVisible(
      patience,
    )
    await expect(page.getByLabel('Homepage Title')).toHaveValue('')
  })
}

test('joining survives code that never arrives', async ({ page, email, expectedErrors }) => {
  expectedErrors.push(/Failed to fetch the homepage title/)
  await page.route('**/assets/table-client-*.js', () => new Promise(() => {}))
  await openReady(page, '/')
  await join(page, 'Ada', email)
  await expect(
    page.getByText('Something went wrong. Please try again.', { exact: true }),
  ).toBeVisible(patience)
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByRole('button', { name: 'Join Waitlist' })).toBeEnabled()
})

test('joining survives the loss of the network', async ({
  page,
  context,
  email,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await join(page, 'Ada', email)
  await expect(
    page.getByText('Something went wrong. Please try again.', { exact: true }),
  ).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Join Waitlist' }).click()
  await expect(page.getByText('Welcome to the waitlist!', { exact: true })).toBeVisible()
})

test('an answer lost after the entry was saved leaves one entry, and says so', async ({
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
  await expect(
    page.getByText('Something went wrong. Please try again.', { exact: true }),
  ).toBeVisible()
  await page.unroute(waitlist)
  await page.getByRole('button', { name: 'Join Waitlist' }).click()
  await expect(
    page.getByText('This email is already on the waitlist.', { exact: true }),
  ).toBeVisible()
})

test.describe('a new version deployed while the tab is open', () => {
  const chunk = '**/assets/dashboard-*.js'

  test('reloads the page once, and shows the new one', async ({ page, expectedErrors }) => {
    expectedErrors.push(failedLoad(404))
    await openReady(page, '/my-store')
    await page.route(chunk, (route) => route.fulfill({ status: 404, body: '' }), { times: 1 })
    await page.getByRole('complementary').getByRole('link', { name: 'Dashboard' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  })

  test('shows a plain page with a button when reloading does not help', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(failedLoad(404), /Failed to render the page/)
    await openReady(page, '/my-store')
    await page.route(chunk, (route) => route.fulfill({ status: 404, body: '' }))
    let loads = 0
    page.on('load', () => {
      loads += 1
    })
    await page.getByRole('complementary').getByRole('link', { name: 'Dashboard' }).click()
    await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible()
    expect(loads).toBe(1)
    await page.unroute(chunk)
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  })
})

test('a part that is gone when the page is opened shows the plain page, not a dead one', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(failedLoad(404), /Failed to render the page/)
  await page.route('**/assets/browser-site-*.js', (route) =>
    route.fulfill({ status: 404, body: '' }),
  )
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible()
})

test('an error while rendering shows the same page, and is logged', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to render the page/)
  await openReady(page, '/my-store')
  await page.route('**/assets/dashboard-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default function Dashboard() { throw new Error("broken") }',
    }),
  )
  const logged = page.waitForEvent('console', (message) => message.type() === 'error')
  await page.getByRole('complementary').getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible()
  expect((await logged).text()).toContain('Failed to render the page')
})

test('every page works where cookies and storage are blocked', async ({
  page,
  email,
  expectedErrors,
}) => {
  expectedErrors.push(failedLoad(404))
  await page.addInitScript(() => {
    const blocked = {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
      set() {
        throw new DOMException('blocked', 'SecurityError')
      },
    }
    Object.defineProperty(window, 'localStorage', blocked)
    Object.defineProperty(window, 'sessionStorage', blocked)
    Object.defineProperty(Document.prototype, 'cookie', blocked)
  })
  await page.goto('/')
  await join(page, 'Ada', email)
  await expect(page.getByText('Welcome to the waitlist!', { exact: true })).toBeVisible()

  await openReady(page, '/my-store')
  const sidebar = page.getByRole('complementary')
  await page.getByRole('button', { name: 'Toggle sidebar' }).click()
  await expect(sidebar).toHaveCSS('width', '48px')
  await sidebar.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await expect(sidebar).toHaveCSS('width', '48px')

  await page.goto('/admin')
  await expect(page.getByLabel('Homepage Title')).not.toHaveValue('')
  await page.goto('/unknown')
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
})
