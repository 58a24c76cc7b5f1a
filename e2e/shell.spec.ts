import { expect, noAnswer, type Site, test } from './fixtures'

const triggerOf = ({ page }: Site) => page.getByRole('button', { name: 'Toggle sidebar' })
const columnOf = ({ page }: Site) => page.getByRole('complementary', { name: 'Sidebar' })
const panelOf = ({ page }: Site) => page.getByRole('dialog', { name: 'Sidebar' })

test('the column collapses to icons, and stays so', async ({ page, context, site }) => {
  await site.open('/my-store.html?from=mail')
  const column = columnOf(site)
  const store = column.getByRole('link', { name: 'My Store' })
  const dashboard = column.getByRole('link', { name: 'Dashboard' })
  await expect(column).toHaveCSS('width', '256px')
  await expect(store).toHaveCSS('background-color', 'rgb(255, 223, 61)')
  await expect(dashboard).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(store.getByText('My Store')).toBeVisible()
  await expect(page.getByRole('banner').locator('a svg')).toBeVisible()
  const avatar = page.getByText('U', { exact: true })
  await expect(avatar).toHaveCSS('background-color', 'rgb(28, 26, 21)')
  await page.keyboard.press('Control+b')
  await expect(column).toHaveCSS('width', '48px')
  await page.keyboard.press('Meta+b')
  await expect(column).toHaveCSS('width', '256px')
  await triggerOf(site).click()
  await expect(column).toHaveCSS('width', '48px')
  await expect(store.locator('svg')).toBeInViewport({ ratio: 1 })
  await expect(store.getByText('My Store')).toBeHidden()
  const [cookie] = await context.cookies()
  expect(cookie).toMatchObject({ name: 'sidebar:state', value: 'false', path: '/' })
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeCloseTo(604_800, -2)
  await store.focus()
  await site.press('Tab', 'Enter')
  await expect(site.headline).toHaveText('Dashboard')
  await expect(column).toHaveCSS('width', '48px')
  // Before the script has arrived, too, or it would be seen to collapse.
  await page.route('**/assets/*.js', noAnswer)
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await expect(column).toHaveCSS('width', '48px')
})

test('the collapsed column has tooltips, which Escape hides', async ({ page, site }) => {
  await site.open('/my-store')
  await triggerOf(site).click()
  await expect(columnOf(site)).toHaveCSS('width', '48px')
  const link = columnOf(site).getByRole('link', { name: 'Dashboard' })
  const tooltip = link.getByText('Dashboard')
  await link.hover()
  const { x = 0, y = 0 } = (await tooltip.boundingBox()) ?? {}
  expect(x).toBeGreaterThan(48)
  await page.mouse.move(x + 20, y + 10, { steps: 20 })
  await expect(tooltip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tooltip).toBeHidden()
  await page.mouse.move(600, 400)
  await link.hover()
  await expect(tooltip).toBeVisible()
  await page.mouse.move(600, 400)
  await expect(tooltip).toBeHidden()
  await link.focus()
  await expect(tooltip).toBeVisible()
})

// A media query in rem would move with the browser's text size.
test('the column is a panel below 768 px', { tag: '@large-text-only' }, async ({ page, site }) => {
  await page.setViewportSize({ width: 768, height: 600 })
  await site.open('/my-store')
  await expect(columnOf(site)).toHaveCSS('width', '512px')
  await page.setViewportSize({ width: 767, height: 600 })
  await expect(columnOf(site)).toBeHidden()
  await triggerOf(site).click()
  await expect(panelOf(site)).toBeVisible()
  // The dialog is closed, and not only hidden by its style.
  await page.setViewportSize({ width: 768, height: 600 })
  await expect(page.locator('dialog')).toHaveJSProperty('open', false)
})

test('the panel moves nothing', { tag: '@scroll-bars-only' }, async ({ page, site }) => {
  await page.setViewportSize({ width: 600, height: 160 })
  await site.open('/my-store')
  await page.evaluate(() => scrollTo(0, 4))
  const place = await site.headline.boundingBox()
  await triggerOf(site).click()
  await site.settle()
  await page.mouse.move(500, 100)
  await page.mouse.wheel(0, 100)
  await site.settle()
  expect(await site.headline.boundingBox()).toEqual(place)
  // Where the scroll bar was, the page is as dark as behind the panel.
  await expect(page.locator('html')).toHaveCSS('background-color', /^color\(srgb 0\.39/)
})

test('the panel opens, and closes in many ways', { tag: '@phone-only' }, async ({ page, site }) => {
  await site.open('/my-store')
  const trigger = triggerOf(site)
  const panel = panelOf(site)
  const cross = panel.getByRole('button', { name: 'Close sidebar' })
  await expect(columnOf(site)).toBeHidden()
  const start = await trigger.evaluate(async (button: HTMLElement) => {
    button.click()
    await new Promise(requestAnimationFrame)
    return document.querySelector('dialog')?.getBoundingClientRect().x
  })
  expect(start, 'slides in').toBeLessThan(0)
  await site.settle()
  expect(await panel.boundingBox()).toMatchObject({ x: 0, width: 288 })
  const dim = await panel.evaluate((open) => getComputedStyle(open, '::backdrop').backgroundColor)
  expect(dim).toBe('rgba(0, 0, 0, 0.6)')
  await panel.getByRole('link', { name: 'Dashboard' }).click()
  await expect(site.headline).toHaveText('Dashboard')
  await expect(panel).toBeHidden()
  await trigger.click()
  await page.goBack()
  await expect(site.headline).toHaveText('My Store')
  await expect(panel).toBeHidden()
  for (const close of [
    () => site.press('Escape'),
    () => site.press('Control+b'),
    () => page.mouse.click(380, 400),
    () => cross.click(),
  ]) {
    await trigger.click()
    await expect(cross).toBeFocused()
    await site.settle()
    await panel.click({ position: { x: 100, y: 500 } })
    await expect(panel).toHaveJSProperty('open', true)
    await close()
    await expect(panel).toBeHidden()
    await expect(trigger).toBeFocused()
  }
  // The choice for wide screens is untouched.
  expect(await page.context().cookies()).toEqual([])
})
