import { expect, failedLoad, test } from './fixtures'

test.use({ expectedErrors: failedLoad })

for (const [heading, status, title, ...paths] of [
  ['Join the Waitlist', 200, /^LLM Brand Visibility: see what AI models/, '/', '/index.html'],
  ['Admin Panel', 200, /^Admin Panel · LLM/, '/admin', '/admin/', '/admin.html'],
  ['My Store', 200, /^My Store · LLM/, '/my-store', '/my-store/?from=mail'],
  ['Dashboard', 200, /^Dashboard · LLM/, '/dashboard', '/dashboard/'],
  ['Oops! Page not found', 404, /^Page not found · LLM/, '/no/such/page', '/Admin', '/toString'],
] as const) {
  test(`${paths.join(', ')} show ${heading}`, async ({ page, site }) => {
    for (const path of paths) {
      const response = await page.goto(path)
      expect(response?.status(), path).toBe(status)
      await page.waitForLoadState('networkidle')
      await expect(site.heading(heading)).toBeVisible()
      await expect(page).toHaveTitle(title)
    }
  })
}

test('a host that answers every path with one page', async ({ page, site }) => {
  const response = await page.request.get('/')
  await page.route('**/dashboard', (route) => route.fulfill({ response }))
  await page.goto('/dashboard')
  await expect(site.headline).toHaveText('Dashboard')
})

test('an unknown path is logged, and leads home', { tag: '@dev' }, async ({ page, site }) => {
  const warning = page.waitForEvent('console', (message) => message.type() === 'warning')
  await page.goto('/no/such/page')
  await expect(site.heading('Oops! Page not found')).toBeVisible()
  expect((await warning).text()).toContain('/no/such/page')
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(site.heading('Join the Waitlist')).toBeVisible()
})
