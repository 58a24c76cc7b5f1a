import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Page, Route } from '@playwright/test'
import {
  expect,
  failedCall,
  failedLoad,
  holdRequest,
  join,
  openLoaded,
  openReady,
  refuseSaves,
  test,
} from './fixtures'

// A script that does not arrive: lost on the way, or gone because a newer version was deployed.

const notice = /Part of this page has not loaded/

const missing = (route: Route) => route.fulfill({ status: 404, body: '' })

/** The machine itself may be online or offline. */
async function pretendOnLine(page: Page, onLine: boolean) {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'onLine', { get: () => value })
  }, onLine)
}

function countLoads(page: Page) {
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url())
  })
  return loads
}

/** Waits until the document is one that the page has reloaded. */
async function reloaded(page: Page) {
  await page.waitForFunction(() =>
    performance
      .getEntriesByType('navigation')
      .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload'),
  )
}

test('a page whose chunk is gone reloads, and shows the new version', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(failedLoad(404), /dynamically imported module/)
  await pretendOnLine(page, true)
  const loads = countLoads(page)
  // Until the page has been reloaded: the browser asks for it twice, by the HTML and by the script.
  await page.route('**/assets/router-*.js', async (route) => {
    await (loads.length < 2 ? missing(route) : route.continue())
  })
  // It may be reloaded before it has loaded.
  await page.goto('/my-store', { waitUntil: 'commit' })
  await reloaded(page)
  await page.evaluate(() => window.screenReady)
  await expect(page.getByRole('heading', { level: 1, name: 'My Store' })).toBeVisible()
  await page.getByRole('button', { name: 'Toggle sidebar' }).click()
  await expect(page.getByRole('complementary')).toHaveCSS('width', '48px')
})

test('chunks that stay missing reload the page once, also where storage is blocked', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(failedLoad(404), /Failed to render/, /dynamically imported module/)
  await pretendOnLine(page, true)
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await page.route(/\/assets\/(router|admin)-.*\.js/, missing)
  const loads = countLoads(page)
  // It may be reloaded before it has loaded.
  await page.goto('/my-store', { waitUntil: 'commit' })
  await reloaded(page)
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
  expect(loads).toHaveLength(2)
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect.poll(() => loads.length).toBe(3)
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
  expect(loads).toHaveLength(3)

  await page.unrouteAll()
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My Store' })).toBeVisible()
})

test('a missing chunk reloads nothing where the browser does not tell what kind of load it was', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(failedLoad(404), /Failed to render/, /dynamically imported module/)
  await pretendOnLine(page, true)
  await page.addInitScript(() => {
    performance.getEntriesByType = () => []
  })
  await page.route('**/assets/router-*.js', missing)
  const loads = countLoads(page)
  await page.goto('/my-store')
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
  expect(loads).toHaveLength(1)
})

test('one reload mends a script that was missing for a moment, with its headers', async ({
  page,
  request,
  baseURL,
  expectedErrors,
}) => {
  expectedErrors.push(failedLoad(404))
  const html = await (await request.get('/')).text()
  const script = /src="(\/assets\/[^"]+)"/.exec(html)?.[1] ?? ''
  const lost = (await request.get('/assets/lost.js')).headers()
  // A server of its own, because a request that Playwright answers never reaches the browser's cache.
  let missingOnce = true
  const host = createServer(async (incoming, response) => {
    if (incoming.url === script && missingOnce) {
      missingOnce = false
      response.writeHead(404, { 'cache-control': lost['cache-control'] ?? '' }).end()
      return
    }
    const answer = await fetch(`${baseURL}${incoming.url}`)
    response.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? '',
      'cache-control': answer.headers.get('cache-control') ?? '',
    })
    response.end(Buffer.from(await answer.arrayBuffer()))
  }).listen(0, '127.0.0.1')
  await once(host, 'listening')
  const address = host.address()
  const port = typeof address === 'object' ? address?.port : ''
  await page.goto(`http://127.0.0.1:${port}/`)
  await expect(page.getByText(notice)).toBeVisible()
  await page.getByRole('link', { name: 'Reload the page' }).click()
  await page.evaluate(() => window.screenReady)
  await expect(page.getByText(notice)).toBeHidden()
  host.close()
})

test('a missing chunk reloads nothing while offline', async ({ page, expectedErrors }) => {
  expectedErrors.push(failedLoad(404), /Failed to render/, /dynamically imported module/)
  await pretendOnLine(page, false)
  const loads = countLoads(page)
  await page.route('**/assets/router-*.js', missing)
  await page.goto('/my-store')
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
  await expect(page.getByText(/Check your connection/)).toBeVisible()
  expect(loads).toHaveLength(1)
})

test.describe('without the toaster', () => {
  test.beforeEach(async ({ page, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED/, /Failed to load the toaster/)
    await pretendOnLine(page, true)
  })

  test('the browser itself shows what a toast says, once, and what was typed survives', async ({
    page,
    email,
  }) => {
    const loads = countLoads(page)
    const alerts: string[] = []
    page.on('dialog', async (dialog) => {
      alerts.push(dialog.message())
      await dialog.accept()
    })
    await page.route('**/assets/toaster-*.js', (route) => route.abort())
    await openReady(page, '/')
    await join(page, ' ', email)
    await expect.poll(() => alerts).toEqual(['Name required\nPlease enter your name.'])
    await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await join(page, 'Ada', email)
    await expect
      .poll(() => alerts.slice(1))
      .toEqual(["Welcome to the waitlist!\nWe'll notify you when we launch."])
    expect(loads).toHaveLength(1)
  })

  test('the browser itself shows a toast that has waited 6 s', async ({ page, email }) => {
    await page.clock.install()
    await page.route('**/assets/toaster-*.js', () => new Promise(() => {}))
    await openReady(page, '/')
    await join(page, 'Ada', email)
    await expect(page.getByText('You are on the list.')).toBeVisible()
    const alert = page.waitForEvent('dialog')
    await page.clock.runFor(6000)
    expect((await alert).message()).toContain('Welcome to the waitlist!')
    await (await alert).accept()
  })

  test('the next toast loads it', async ({ page }) => {
    await page.route('**/assets/toaster-*.js', (route) => route.abort(), { times: 1 })
    const failure = page.waitForEvent('console', (message) =>
      message.text().startsWith('Failed to load the toaster'),
    )
    await page.goto('/')
    await failure
    await join(page, ' ', 'ada@example.com')
    await expect(page.getByRole('region', { name: /Notifications/ })).toBeAttached()
    await expect(page.getByRole('listitem').getByText('Please enter your name.')).toBeVisible()
  })
})

test('saving and signing in need no code that the admin page has not loaded', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(failedLoad(401), failedCall)
  await openLoaded(page, '/admin')
  await expect(page.getByLabel('Homepage Title')).not.toHaveValue('')
  await page.route('**/assets/**', () => new Promise(() => {}))
  await refuseSaves(page)
  await page.getByRole('button', { name: 'Update Title' }).click()
  await expect(page.getByRole('dialog', { name: 'Sign in to save' })).toBeVisible()
})

for (const path of ['/', '/my-store']) {
  test(`${path} says that its script is lost, and offers to reload`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_FAILED/)
    await page.route('**/assets/index-*.js', (route) => route.abort(), { times: 1 })
    await page.goto(path)
    await expect(page.getByRole('alert').getByText(notice)).toBeVisible()
    // A corner of the notice, which nothing must cover.
    await page.getByText(notice).click({ position: { x: 4, y: 4 } })
    const load = page.waitForEvent('load')
    await page.getByRole('link', { name: 'Reload the page' }).click()
    await load
    await page.evaluate(() => window.screenReady)
    await expect(page.getByText(notice)).toBeHidden()
  })
}

for (const [place, end] of [
  ['in the head', '<style>'],
  ['before the form', '<h1'],
] as const) {
  test(`HTML that was cut off ${place} says that its buttons do not work`, async ({
    page,
    expectedErrors,
  }) => {
    // The policy allows the whole style, but no part of it.
    expectedErrors.push(/Content Security Policy/)
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1000)
    await page.route('**/assets/index-*.js', () => new Promise(() => {}))
    await page.route('**/', async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      await route.fulfill({ response, body: html.slice(0, html.indexOf(end) + 5000) })
    })
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.locator('script[type=module]')).toBeAttached()
    await page.clock.runFor(15_000)
    await expect(page.getByText(notice)).toBeVisible()
  })
}

test('a script that takes 15 s is said to be missing until it arrives', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  const script = await holdRequest(page, '**/assets/index-*.js')
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'Join the Waitlist' })).toBeAttached()
  await page.clock.runFor(14_000)
  await expect(page.getByText(notice)).toBeHidden()
  await page.clock.runFor(1_000)
  await expect(page.getByText(notice)).toBeVisible()
  script.release()
  await expect(page.getByText(notice)).toBeHidden()
})

test('an error while rendering shows a plain page, and is logged', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to render the page/)
  await page.route('**/assets/admin-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default function Admin() { throw new Error("broken") }',
    }),
  )
  const logged = page.waitForEvent('console', (message) => message.type() === 'error')
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
  expect((await logged).text()).toContain('Failed to render the page')
})
