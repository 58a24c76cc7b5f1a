import { expect, failedLoad, openReady, test } from './fixtures'

// The production build, as a plain static host serves it, under the headers that it asks for.

for (const { path, heading, title } of [
  {
    path: '/',
    // Not the headline: another test may be editing it meanwhile.
    heading: 'Join the Waitlist',
    title: 'LLM Brand Visibility: see what AI models say about your store',
  },
  { path: '/admin', heading: 'Admin Panel', title: 'Admin Panel · LLM Brand Visibility' },
  { path: '/my-store', heading: 'My Store', title: 'My Store · LLM Brand Visibility' },
  { path: '/dashboard', heading: 'Dashboard', title: 'Dashboard · LLM Brand Visibility' },
]) {
  test(`${path} is a page with a title of its own, with and without a slash`, async ({ page }) => {
    for (const address of new Set([path, path.replace(/\/?$/, '/')])) {
      const response = await page.goto(address)
      expect(response?.status()).toBe(200)
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
      await expect(page).toHaveTitle(title)
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
  await expect(page).toHaveTitle('Page not found · LLM Brand Visibility')
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

test('a path is answered without a redirect', async ({ request }) => {
  const response = await request.get('/admin?from=mail', { maxRedirects: 0 })
  expect(response.status()).toBe(200)
})

test('the icons and the picture for shared links are served', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const icons = [...html.matchAll(/<link rel="[a-z-]*icon" href="([^"]+)"/g)].map(
    ([, href]) => href,
  )
  expect(icons).toHaveLength(2)
  for (const path of [...icons, '/favicon.ico', '/share.png']) {
    expect((await request.get(path ?? '')).status(), path).toBe(200)
  }
})

test('robots.txt lets search engines read every page', async ({ request }) => {
  const rules = await (await request.get('/robots.txt')).text()
  expect(rules.match(/^[^#\n].*$/gm)).toEqual(['User-agent: *', 'Allow: /'])
})

test('everything is revalidated, and no site may frame a page', async ({ request }) => {
  const page = await request.get('/')
  expect(page.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-security-policy': "frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'strict-transport-security': expect.stringContaining('max-age='),
    'permissions-policy': expect.stringContaining('camera=()'),
  })
  const script = /src="(\/assets\/[^"]+)"/.exec(await page.text())?.[1] ?? ''
  const asset = await request.get(script)
  expect(asset.headers()['cache-control']).toBe('no-cache')
})

test('every page carries a policy without exceptions', async ({ request }) => {
  for (const path of ['/', '/admin', '/my-store', '/dashboard', '/no/such/page']) {
    const html = await (await request.get(path)).text()
    const policy = /<meta http-equiv="Content-Security-Policy" content="([^>]*)" \/>/.exec(
      html,
    )?.[1]
    expect(policy).toContain("default-src 'none'; script-src 'self' 'sha256-")
    expect(policy).toContain("connect-src 'self'; base-uri 'none'; form-action 'none'")
    expect(policy).not.toContain('unsafe')
  }
})

test('the policy lets in no script but the site’s own', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Content Security Policy/)
  await openReady(page, '/')
  const ran = await page.evaluate(async () => {
    const blocked = new Promise<void>((resolve) => {
      let count = 0
      addEventListener('securitypolicyviolation', () => {
        count += 1
        if (count === 2) resolve()
      })
    })
    const script = document.createElement('script')
    script.textContent = 'window.injected = true'
    document.head.append(script)
    setTimeout('window.injected = true')
    await blocked
    return 'injected' in window
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
