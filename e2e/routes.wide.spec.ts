import { expect, failedLoad, openReady, test } from './fixtures'

// Any error of React, such as a hydration mismatch, is on the console and fails the test.

for (const [path, heading] of [
  ['/index.html', 'Join the Waitlist'],
  ['/admin.html', 'Admin Panel'],
  ['/admin/index.html', 'Oops! Page not found'],
  ['/dashboard/', 'Dashboard'],
  ['/Admin', 'Oops! Page not found'],
  ['/404.html', 'Oops! Page not found'],
  ['/*', 'Oops! Page not found'],
  ['/toString', 'Oops! Page not found'],
  ['/%E0%A4%A', 'Oops! Page not found'],
] as const) {
  test(`${path} hydrates the page that the host answers with`, async ({ page, expectedErrors }) => {
    expectedErrors.push(failedLoad(404), failedLoad(400))
    await openReady(page, path)
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
  })
}
for (const path of ['/', '/admin', '/my-store', '/dashboard', '/unknown']) {
  test(`the HTML of ${path} names every script that it needs to work`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(failedLoad(404))
    await page.addInitScript(() => {
      addEventListener('screen-ready', () => performance.mark('screen-ready'))
    })
    const response = await page.goto(path)
    await page.evaluate(() => window.screenReady)
    const needed = await page.evaluate(() => {
      const ready = performance.getEntriesByName('screen-ready')[0]?.startTime ?? 0
      return performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime < ready)
        .map(({ name }) => new URL(name).pathname)
    })
    const html = (await response?.text()) ?? ''
    expect(needed.length).toBeGreaterThan(0)
    // The toaster's chunk may begin to load before a page that waits for another one.
    expect(needed.filter((name) => !html.includes(name) && !/toaster/.test(name))).toEqual([])
  })
}

test('links know where they are at every address of a page', async ({ page }) => {
  await openReady(page, '/my-store.html?from=mail')
  await expect(page).toHaveURL(/\/my-store\?from=mail$/)
  const links = page.getByRole('complementary').getByRole('link')
  await expect(links.first()).toHaveAttribute('aria-current', 'page')
  await links.last().click()
  await expect(links.last()).toHaveAttribute('aria-current', 'page')
  await expect(links.first()).not.toHaveAttribute('aria-current')
})
