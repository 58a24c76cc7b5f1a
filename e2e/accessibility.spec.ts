import {
  expect,
  expectNoViolations,
  failedCall,
  failedLoad,
  holdRequest,
  join,
  openReady,
  test,
} from './fixtures'

test('on every route axe finds nothing, and targets are at least 24 px high and wide', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(failedLoad(404))
  for (const path of ['/', '/admin', '/my-store', '/dashboard', '/unknown']) {
    await openReady(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expectNoViolations(page)
    const targets = page.locator('button:visible, a:visible:not([href^="#"]), input:visible')
    for (const target of await targets.all()) {
      const box = await target.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
    }
  }
})

test('axe finds nothing with toasts over a refused form', async ({ page }) => {
  await openReady(page, '/')
  await join(page, ' ', 'ada@example.com')
  // A toast stays while the pointer is on it.
  const toast = page.getByText('Name required', { exact: true })
  await toast.hover()
  await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Name')).toHaveCSS('border', '2px solid rgb(179, 38, 30)')
  await expect(page.getByLabel('Name')).toBeFocused()
  await expectNoViolations(page)
  await expect(toast).toBeVisible()
})

test('axe finds nothing with the sidebar toggled', async ({ page, isMobile }) => {
  await openReady(page, '/dashboard')
  const trigger = page.getByRole('button', { name: 'Toggle sidebar' })
  await trigger.click()
  if (isMobile) await expect(page.getByRole('dialog', { name: 'Sidebar' })).toBeVisible()
  else await expect(trigger).toHaveAttribute('aria-expanded', 'false')
  await expectNoViolations(page)
})

test('axe finds nothing with the sign-in dialog open', async ({ page, expectedErrors }) => {
  expectedErrors.push(failedCall)
  await openReady(page, '/admin')
  await page.getByRole('button', { name: 'Update Title' }).click()
  await expect(page.getByRole('dialog', { name: 'Sign in to save' })).toBeVisible()
  await expectNoViolations(page)
})

test('forced colours keep marked words as readable as those around them, and outline what is marked', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.goto('/')
  const name = page.locator('mark')
  const around = await name.evaluate(({ parentElement }) =>
    parentElement ? getComputedStyle(parentElement).color : '',
  )
  await expect(name).toHaveCSS('color', around)
  await expect(name).toHaveCSS('outline', /solid 2px/)
  await page.goto('/my-store')
  await expect(page.locator('aside [aria-current=page]')).toHaveCSS('outline', /solid 2px/)
})

test('scrolls and marks words instantly under prefers-reduced-motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openReady(page, '/')
  await expect(page.locator('.highlight').first()).toHaveCSS('animation-duration', '1e-05s')
  const top = await page.evaluate(() => {
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Join Waiting List',
    )
    button?.click()
    return document.getElementById('waitlist')?.getBoundingClientRect().top
  })
  expect(Math.abs(top ?? Number.NaN)).toBeLessThan(400)
})

test('scrolls smoothly otherwise', async ({ page }) => {
  await openReady(page, '/')
  const afterClick = await page.evaluate(() => {
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Learn More',
    )
    button?.click()
    return scrollY
  })
  expect(afterClick).toBe(0)
  await expect(page.getByLabel('Name')).toBeInViewport()
})

test('the keyboard alone joins: skip link, fields, button, and the focus stays', async ({
  page,
  email,
}) => {
  await openReady(page, '/')
  await page.keyboard.press('Tab')
  const skipLink = page.getByRole('link', { name: 'Skip to the waitlist form' })
  await expect(skipLink).toBeFocused()
  // Until then it is out of sight.
  await expect(skipLink).toHaveCSS('position', 'fixed')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Name')).toBeFocused()
  await expect(page.getByLabel('Name')).toHaveCSS('outline', /solid 3px/)
  await page.keyboard.type('Ada')
  await page.keyboard.press('Tab')
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Welcome to the waitlist!', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Join Waitlist' })).toBeFocused()
})

for (const name of ['Join Waiting List', 'Learn More']) {
  test(`after "${name}" the next Tab is the name field, and it is in sight`, async ({ page }) => {
    await openReady(page, '/')
    await page.getByRole('button', { name }).click()
    await expect(page.getByLabel('Name')).toBeInViewport()
    // No keyboard opens on a phone.
    await expect(page.getByLabel('Name')).not.toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Name')).toBeFocused()
    await expect(page.getByLabel('Name')).toBeInViewport()
  })
}

test('who scrolls away while joining stays there', async ({ page, email }) => {
  await openReady(page, '/')
  const answer = await holdRequest(page, '**/rest/v1/waitlist*')
  await join(page, 'Ada', email)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  answer.release()
  await expect(page.getByText('Welcome to the waitlist!', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Join Waitlist' })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
