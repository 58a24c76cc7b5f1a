import { expect, failedLoad, noAnswer, type Site, script, test } from './fixtures'

// A script that does not arrive: lost on the way, or gone because a newer version was deployed.

const chunk = '**/assets/router-*.js'
const toaster = '**/assets/toaster-*.js'
const notLoaded = 'This page could not be loaded'
const notice = /Part of this page has not loaded/

// The policy allows the whole style, but no part of it.
const broken = 'Failed to (render|load the toaster)|dynamically imported|Content Security Policy'
test.use({ expectedErrors: `${failedLoad}|${broken}` })

/** The loads of a page from now on, in a browser that says whether it is online. */
async function recordLoads({ page }: Site, onLine = true) {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'onLine', { get: () => value })
  }, onLine)
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url())
  })
  return loads
}

test('a page whose chunk is gone reloads once, and can be reloaded', async ({ page, site }) => {
  const loads = await recordLoads(site)
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', { value: undefined })
  })
  let arrives = 2
  await page.route(chunk, (route) =>
    loads.length < arrives ? route.fulfill({ status: 404 }) : route.continue(),
  )
  // It may be reloaded before it has loaded.
  await page.goto('/my-store', { waitUntil: 'commit' })
  await expect.poll(() => loads.length).toBe(2)
  await page.getByRole('button', { name: 'Toggle sidebar' }).click()
  await expect(page.getByRole('complementary')).toHaveCSS('width', '48px')

  loads.length = 0
  arrives = 4
  await page.goto('/my-store', { waitUntil: 'commit' })
  await site.shows(notLoaded)
  expect(loads).toHaveLength(2)
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect.poll(() => loads.length).toBe(3)
  await site.shows(notLoaded)
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect(site.headline).toHaveText('My Store')
})

test('a missing chunk reloads nothing while offline', async ({ page, site }) => {
  const loads = await recordLoads(site, false)
  await page.route(chunk, (route) => route.abort())
  await page.goto('/my-store')
  await site.shows(notLoaded)
  await expect(page.getByText(/Check your connection/)).toBeVisible()
  expect(loads).toHaveLength(1)
})

test('an error while rendering shows a plain page, and is logged', async ({ page, site }) => {
  const body = 'export default function Admin() { throw new Error("broken") }'
  const contentType = 'text/javascript'
  await page.route('**/assets/admin-*.js', (route) => route.fulfill({ contentType, body }))
  const logged = page.waitForEvent('console', (message) => message.type() === 'error')
  await page.goto('/admin')
  await site.shows(notLoaded)
  expect((await logged).text()).toContain('Failed to render the page')
})

test('a page says that its script is lost', async ({ page }) => {
  await page.route(script, (route) => route.abort(), { times: 1 })
  await page.goto('/')
  const late = page.getByText(notice)
  await expect(late).toBeHidden()
  // After 10 s.
  await late.evaluate((text) => text.getAnimations()[0]?.finish())
  await page.getByRole('link', { name: 'Reload the page' }).click()
  await expect(late).toHaveCount(0)
})

test('who gets no toaster can still join, and is told', async ({ page, site, email }) => {
  await page.route(toaster, (route) => route.abort())
  await site.open('/')
  await site.join('Ada', email)
  await site.shows('You are on the list.')
})

test('a loaded admin page needs no more code', async ({ page, site }) => {
  await site.storeTitle('Stored')
  await page.goto('/admin')
  // The toaster's, whose chunk is the last to load.
  await expect(page.getByRole('region', { name: /Notifications/ })).toBeAttached()
  await expect(page.getByLabel('Homepage Title')).toHaveValue('Stored')
  await page.route('**/assets/**', noAnswer)
  await site.save('Other')
  await expect(site.signInDialog).toBeVisible()
})
