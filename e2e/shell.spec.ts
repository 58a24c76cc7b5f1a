import type { Page } from '@playwright/test'
import { color, settle } from './any-page'
import { expect, test } from './fixtures'

const triggerOf = (page: Page) => page.getByRole('button', { name: 'Toggle sidebar' })
const columnOf = (page: Page) => page.getByRole('complementary', { name: 'Sidebar' })

test('the sidebar highlights the link to the page shown', async ({ page }) => {
  await page.goto('/my-store')
  const store = columnOf(page).getByRole('link', { name: 'My Store' })
  await expect(store).toHaveCSS('background-color', await color(page, 'primary'))
})

test('the sidebar collapses to icons, and stays collapsed', async ({ page, context }) => {
  await page.setViewportSize({ width: 768, height: 600 })
  await page.goto('/my-store')
  const column = columnOf(page)
  const store = column.getByRole('link', { name: 'My Store' })
  await expect(column).toHaveCSS('width', '256px')
  await page.keyboard.press('Control+b')
  await expect(column).toHaveCSS('width', '48px')
  await page.keyboard.press('Meta+b')
  await expect(column).toHaveCSS('width', '256px')
  await triggerOf(page).click()
  await expect(column).toHaveCSS('width', '48px')
  await expect(store.locator('[aria-hidden=true]')).toBeInViewport({ ratio: 1 })
  await expect(store).toHaveAttribute('title', 'My Store')
  const [cookie] = await context.cookies()
  expect(cookie).toMatchObject({ name: 'sidebar:state', value: 'false', path: '/' })
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeCloseTo(604_800, -2)
  await store.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  await page.reload()
  await expect(column).toHaveCSS('width', '48px')
  await page.setViewportSize({ width: 767, height: 600 })
  await expect(column).toBeHidden()
})

test('on a phone, the sidebar opens as a panel, and closes in every way', {
  tag: '@phone-only',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/my-store')
  const trigger = triggerOf(page)
  const panel = page.getByRole('dialog', { name: 'Sidebar' })
  const cross = panel.getByRole('button', { name: 'Close sidebar' })
  await expect(columnOf(page)).toBeHidden()
  await trigger.click()
  await settle(page)
  expect(await panel.boundingBox()).toMatchObject({ x: 0, width: 288 })
  const { x = 0, width = 0 } = (await cross.boundingBox()) ?? {}
  expect(288 - x - width).toBeLessThan(16)
  await panel.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  await expect(panel).toBeHidden()
  await trigger.click()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Store')
  await expect(panel).toBeHidden()
  // Each way to close has the same animation. If it ran every time, this test would take twice as long.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.keyboard.press('Control+b'),
    () => page.mouse.click(380, 400),
    () => cross.click(),
    async () => {
      await page.setViewportSize({ width: 1133, height: 744 })
      await page.keyboard.press('Control+b')
    },
  ]) {
    await trigger.click()
    await expect(cross).toBeFocused()
    await close()
    await expect(panel).toBeHidden()
    await expect(trigger).toBeFocused()
  }
  // The panel must not set the cookie, which is for wide screens.
  expect(await page.context().cookies()).toEqual([])
})
