import { backdropColor, expect, openReady, settle, test } from './fixtures'

test('slides in as a panel 18rem wide, and closes when a link is chosen', async ({ page }) => {
  await page.goto('/my-store')
  await expect(page.getByRole('complementary')).toBeHidden()
  await page.getByRole('button', { name: 'Toggle sidebar' }).click()
  const panel = page.getByRole('dialog', { name: 'Sidebar' })
  await expect(panel).toHaveCSS('width', '288px')
  expect(await backdropColor(panel)).toBe('rgba(0, 0, 0, 0.6)')
  await panel.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await expect(panel).toBeHidden()
})

test('closes on Escape and on a press outside, and gives the focus back', async ({ page }) => {
  await page.goto('/my-store')
  const trigger = page.getByRole('button', { name: 'Toggle sidebar' })
  const panel = page.getByRole('dialog', { name: 'Sidebar' })
  await expect(trigger).toHaveAttribute('aria-expanded', 'false')
  await trigger.click()
  await expect(panel.getByRole('button', { name: 'Close sidebar' })).toBeFocused()
  await panel.click({ position: { x: 100, y: 500 } })
  // A panel that closes is still visible while it slides out.
  await settle(page)
  await expect(panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(trigger).toBeFocused()

  await trigger.click()
  await expect(panel).toBeVisible()
  await page.mouse.click(380, 400)
  await expect(panel).toBeHidden()
  await expect(trigger).toBeFocused()
})

test('has a button that closes it', async ({ page }) => {
  await page.goto('/my-store')
  await page.getByRole('button', { name: 'Toggle sidebar' }).click()
  await page.getByRole('button', { name: 'Close sidebar' }).click()
  await expect(page.getByRole('dialog', { name: 'Sidebar' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Toggle sidebar' })).toBeFocused()
})

test('Ctrl+B opens and closes it, and leaves the wide screen as it was', async ({
  page,
  context,
}) => {
  await openReady(page, '/my-store')
  const panel = page.getByRole('dialog', { name: 'Sidebar' })
  await page.keyboard.press('Control+b')
  await expect(panel).toBeVisible()
  await page.keyboard.press('Control+b')
  await expect(panel).toBeHidden()
  expect(await context.cookies()).toEqual([])
})

test('closes when the browser goes back', async ({ page }) => {
  await openReady(page, '/my-store')
  const trigger = page.getByRole('button', { name: 'Toggle sidebar' })
  const panel = page.getByRole('dialog', { name: 'Sidebar' })
  await trigger.click()
  await panel.getByRole('link', { name: 'Dashboard' }).click()
  await expect(panel).toBeHidden()
  await trigger.click()
  await expect(panel).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'My Store' })).toBeVisible()
  await expect(panel).toBeHidden()
})

test('keeps the page behind it where it is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 160 })
  await openReady(page, '/my-store')
  await page.evaluate(() => scrollTo(0, 4))
  await page.getByRole('button', { name: 'Toggle sidebar' }).click()
  await expect(page.getByRole('dialog', { name: 'Sidebar' })).toBeVisible()
  await settle(page)
  await page.mouse.move(370, 100)
  await page.mouse.wheel(0, 100)
  await settle(page)
  expect(await page.evaluate(() => scrollY)).toBe(4)
})
