import { expect, openReady, test } from './fixtures'

test('collapses to icons by mouse, and stays so after navigation and reload', async ({
  page,
  context,
}) => {
  await page.goto('/my-store')
  const sidebar = page.getByRole('complementary')
  const store = sidebar.getByRole('link', { name: 'My Store' })
  await expect(sidebar).toHaveCSS('width', '256px')
  await expect(store).toHaveAttribute('aria-current', 'page')
  const background = await store.evaluate((link) => getComputedStyle(link).backgroundColor)
  await expect(sidebar.getByRole('link', { name: 'Dashboard' })).not.toHaveCSS(
    'background-color',
    background,
  )

  await page.getByRole('button', { name: 'Toggle sidebar' }).click()
  await expect(sidebar).toHaveCSS('width', '48px')
  await expect(store).toBeVisible()
  await page.mouse.move(600, 400)
  await expect(store.getByText('My Store')).toBeHidden()
  await store.hover()
  await expect(store.getByText('My Store')).toBeVisible()
  const [cookie] = await context.cookies()
  expect(cookie).toMatchObject({ name: 'sidebar:state', value: 'false', path: '/' })
  const lifetime = (cookie?.expires ?? 0) - Date.now() / 1000
  expect(Math.abs(lifetime - 604_800)).toBeLessThan(60)

  await sidebar.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await expect(sidebar).toHaveCSS('width', '48px')
  await page.reload()
  await expect(sidebar).toHaveCSS('width', '48px')
})

test('Ctrl+B and Cmd+B toggle it', async ({ page }) => {
  await openReady(page, '/dashboard')
  const sidebar = page.getByRole('complementary')
  await expect(sidebar).toHaveCSS('width', '256px')
  await page.keyboard.press('Control+b')
  await expect(sidebar).toHaveCSS('width', '48px')
  await page.keyboard.press('Meta+b')
  await expect(sidebar).toHaveCSS('width', '256px')
})

test('Escape hides the tooltip of a collapsed link until the pointer or the focus returns', async ({
  page,
}) => {
  await openReady(page, '/my-store')
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
  await page.getByRole('button', { name: 'Toggle sidebar' }).click()
  await expect(sidebar).toHaveCSS('width', '48px')
  const link = sidebar.getByRole('link', { name: 'Dashboard' })
  const tooltip = link.getByText('Dashboard')

  await link.hover()
  await expect(tooltip).toBeVisible()
  const box = await tooltip.boundingBox()
  // Across the gap between them.
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 10, { steps: 20 })
  await expect(tooltip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tooltip).toBeHidden()
  await page.mouse.move(600, 400)
  await link.hover()
  await expect(tooltip).toBeVisible()

  await page.mouse.move(600, 400)
  await sidebar.getByRole('link', { name: 'My Store' }).focus()
  await page.keyboard.press('Tab')
  await expect(tooltip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tooltip).toBeHidden()
})

// A media query in rem would move with the browser's text size.
test('below 768 px the column gives way to a panel, whatever the size of the text', async ({
  launch,
}) => {
  const args = ['--blink-settings=defaultFontSize=20']
  const page = await launch({ args }, { width: 768, height: 600 })
  await openReady(page, '/my-store')
  const column = page.getByRole('complementary', { name: 'Sidebar' })
  const panel = page.getByRole('dialog', { name: 'Sidebar' })
  await expect(column).toHaveCSS('width', '320px')
  await page.getByRole('button', { name: 'Toggle sidebar' }).click()
  await expect(column).toHaveCSS('width', '60px')

  await page.setViewportSize({ width: 767, height: 600 })
  await expect(column).toBeHidden()
  await page.getByRole('button', { name: 'Toggle sidebar' }).click()
  await expect(panel).toBeVisible()
  await page.setViewportSize({ width: 768, height: 600 })
  await expect(panel).toBeHidden()
  // The dialog is closed, and not only hidden by its style.
  await expect(page.locator('dialog')).toHaveJSProperty('open', false)
  await page.setViewportSize({ width: 767, height: 600 })
  await expect(panel).toBeHidden()
})

test('the keyboard alone reaches the links', async ({ page }) => {
  await openReady(page, '/my-store')
  await page.getByRole('complementary').getByRole('link', { name: 'My Store' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('the panel moves nothing behind it, where scroll bars take room too', async ({ launch }) => {
  const ignoreDefaultArgs = ['--hide-scrollbars']
  const page = await launch({ ignoreDefaultArgs }, { width: 600, height: 160 })
  await openReady(page, '/my-store')
  const heading = page.getByRole('heading', { level: 1, name: 'My Store' })
  const place = await heading.boundingBox()
  await page.getByRole('button', { name: 'Toggle sidebar' }).click()
  await expect(page.getByRole('dialog', { name: 'Sidebar' })).toBeVisible()
  expect(await heading.boundingBox()).toEqual(place)
})
