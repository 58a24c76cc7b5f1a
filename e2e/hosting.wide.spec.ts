import { expect, failedLoad, openReady, test } from './test'

// The production build, as a plain static host serves it, under the headers that it asks for.

const routes = [
  // Not the headline: another test may be editing it meanwhile.
  { path: '/', heading: 'Join the Waitlist' },
  { path: '/admin', heading: 'Admin Panel' },
  { path: '/my-store', heading: 'My Store' },
  { path: '/dashboard', heading: 'Dashboard' },
]

for (const { path, heading } of routes) {
  test(`${path} is a page of its own, with and without a slash, and after a reload`, async ({
    page,
  }) => {
    for (const address of new Set([path, path.replace(/\/?$/, '/')])) {
      const response = await page.goto(address)
      expect(response?.status()).toBe(200)
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
      await page.reload()
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
    }
  })
}

test('an unknown path gets the 404 page and status 404, before and after the script', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(failedLoad(404))
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  expect(await response?.text()).toContain('Oops! Page not found')
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
})

test('a host that answers every path with the landing page still shows the right one', async ({
  page,
}) => {
  await page.route('**/dashboard', async (route) => {
    await route.fulfill({ response: await page.request.get('/') })
  })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})

test('pages are never cached, hashed files for ever, and every answer is guarded', async ({
  request,
}) => {
  const page = await request.get('/')
  expect(page.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'strict-transport-security': expect.stringContaining('max-age='),
    'permissions-policy': expect.stringContaining('camera=()'),
  })
  const policy = page.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("connect-src 'self';")
  expect(policy).not.toMatch(/unsafe/)

  const script = /src="(\/assets\/[^"]+)"/.exec(await page.text())?.[1] ?? ''
  const asset = await request.get(script)
  expect(asset.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('the policy lets in no script but the site’s own', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Content Security Policy/)
  await openReady(page, '/')
  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.injected = true'
    document.head.append(script)
    setTimeout('window.injected = true')
    return new Promise((resolve) => setTimeout(() => resolve('injected' in window), 50))
  })
  expect(ran).toBe(false)
})

test('a sidebar left collapsed is collapsed before the script has arrived', async ({
  page,
  context,
  baseURL,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/)
  await context.addCookies([{ name: 'sidebar:state', value: 'false', url: baseURL ?? '' }])
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/my-store')
  await expect(page.getByRole('complementary')).toHaveCSS('width', '48px')
})
