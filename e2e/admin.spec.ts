import * as content from '../src/test/content'
import { AdminPage } from './admin-page'
import { color, expectText, open, overflow, recorded } from './any-page'
import { expect, failedWith, test } from './fixtures'
import { LandingPage } from './landing-page'

test.use({ expectedErrors: failedWith(204, 400, 401) })

// All tests share the one row in the built site's database, so only this test may save it.
test('only an administrator saves the title, until signing out, and visitors see it', async ({
  page,
  browser,
  adminPage,
}) => {
  const visitor = new LandingPage(await browser.newPage())
  const title = `Title ${Date.now()}`
  const field = adminPage.titleField
  await page.goto('/admin')
  const before = await field.inputValue()
  await adminPage.save('By a visitor')
  await expect(adminPage.signInDialog).toBeVisible()
  await adminPage.signIn('nobody@example.com')
  await expect(adminPage.refusal).toHaveText('Wrong email or password.')
  await adminPage.signIn('stranger@example.com')
  await expect(adminPage.refusal).toContainText('stranger@example.com is not an administrator')
  await page.reload()
  await expectText(page, 'Signed in as stranger@example.com')
  await expect(field, 'nothing is saved').toHaveValue(before)

  await adminPage.save(title)
  await adminPage.signIn('admin@example.com')
  await expectText(page, 'Homepage title updated successfully.')
  await expect(adminPage.updateButton).toBeFocused()
  await visitor.page.goto('/')
  await expect(visitor.title).toHaveText(title)
  await page.reload()
  await expectText(page, 'Signed in as admin@example.com')
  await expect(field).toHaveValue(title)

  const { refresh_token } = JSON.parse(await page.evaluate(() => localStorage.session))
  await adminPage.signOut()
  await expect(field).toBeFocused()
  const renewal = await page.request.post('/auth/v1/token?grant_type=refresh_token', {
    headers: { apikey: 'embedded' },
    data: { refresh_token },
  })
  expect(renewal.ok(), 'the session has ended on the server too').toBe(false)
  for (const refused of ['Signed out', 'Signed out, and reloaded']) {
    await adminPage.save(refused)
    await expect(adminPage.signInDialog).toBeVisible()
    await page.reload()
  }
  await visitor.page.reload()
  await expect(visitor.title).toHaveText(title)
})

test('a visitor cannot read, change or delete entries, and an administrator cannot read names', async ({
  page,
  adminPage,
}) => {
  const { access_token } = await adminPage.requestSession('admin@example.com')
  const apikey = 'embedded'
  const administrator = { apikey, authorization: `Bearer ${access_token}` }
  for (const [method, headers, status] of [
    ['GET', { apikey }, 401],
    ['PATCH', { apikey }, 401],
    ['DELETE', { apikey }, 401],
    ['GET', administrator, 403],
  ] as const) {
    const data = method === 'PATCH' ? { name: 'Eve' } : undefined
    const answer = await page.request.fetch('/rest/v1/waitlist?id=gt.0', { method, headers, data })
    expect([answer.status(), (await answer.json()).code], method).toEqual([status, '42501'])
  }
})

test('the card is in the middle, and its button is as wide as its field', async ({
  page,
  adminPage,
}) => {
  await page.setViewportSize({ width: 1280, height: 1000 })
  await adminPage.open()
  const heading = page.getByRole('heading', { name: 'Admin Panel' })
  const { y: top = 0 } = (await heading.boundingBox()) ?? {}
  const button = adminPage.updateButton
  const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {}
  expect(await adminPage.titleField.boundingBox()).toMatchObject({ x, width })
  await expect(button).toHaveCSS('background-color', await color(page, 'foreground'))
  expect(2 * x + width).toBeCloseTo(await page.evaluate(() => document.body.clientWidth), 0)
  expect(Math.abs(top + y + height - 1000)).toBeLessThan(20)
  expect(await recorded(page, 'layout-shift')).toEqual([])
})

test('cancelling the sign-in keeps the title and the focus', async ({ page, adminPage }) => {
  await page.goto('/admin')
  const field = adminPage.titleField
  await field.fill('A visitor was here')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Email')).toBeFocused()
  const signInButton = page.getByRole('button', { name: 'Sign in to see the numbers' })
  await page.keyboard.press('Escape')
  await expect(field).toHaveValue('A visitor was here')
  await expect(field).toBeFocused()
  await signInButton.click()
  await page.keyboard.press('Escape')
  await expect(signInButton).toBeFocused()
  const button = adminPage.updateButton
  await button.click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(button).toBeFocused()
})

test('a link that contains a session signs no one in', async ({ page, adminPage }) => {
  const session = await adminPage.requestSession('admin@example.com')
  const { access_token, refresh_token, expires_in, token_type } = session
  const link = new URLSearchParams({ access_token, refresh_token, expires_in, token_type })
  await open(page, `/admin#${link}`)
  await expectText(page, 'You are not signed in.')
})

test('a session that ends in another tab ends here too', async ({ page, context, adminPage }) => {
  await adminPage.openSignedIn('admin@example.com')
  const other = new AdminPage(await context.newPage())
  await other.page.goto('/admin')
  // By mouse, because signOut() shows only that the keyboard works.
  await other.page.getByRole('button', { name: 'Sign out' }).click()
  for (const tab of [other.page, page]) await expect(tab.getByText(/Signed in as/)).toBeHidden()
  await adminPage.save('After the end')
  await expect(adminPage.refusal).toBeEmpty()
  await expect(adminPage.titleField).toHaveValue('After the end')
})

test('returning to a tab refreshes the total', async ({ page, context, adminPage, email }) => {
  const visitor = new LandingPage(await context.newPage())
  await visitor.open()
  await visitor.join('Ada', email)
  await expectText(visitor.page, content.waitlist.joined)
  await adminPage.openSignedIn('admin@example.com')
  const { total } = adminPage
  const before = Number(await total.textContent())
  expect(before).toBeGreaterThan(0)
  await visitor.join('Ada', `another.${email}`)
  await expect(visitor.emailField).toHaveValue('')
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  await expect.poll(async () => Number(await total.textContent())).toBeGreaterThan(before)
})

test('each link and share is counted', async ({ page, context, adminPage, email }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const id = email.slice(8, 16) // From its random part.
  const visitor = new LandingPage(await context.newPage())
  async function joinFrom(address: string, name: string) {
    await open(visitor.page, address)
    await visitor.join(name, `${name}.${email}`)
    await expectText(visitor.page, content.waitlist.joined)
  }
  await joinFrom(`/?from=Mail%20${id}`, 'first')
  await joinFrom(`/?ref=x&from=Mail%20${id}#waitlist`, 'second')
  await visitor.page.getByRole('button', { name: content.waitlist.share }).click()
  await expectText(visitor.page, content.messages.copied)
  await joinFrom(await visitor.page.evaluate(() => navigator.clipboard.readText()), 'friend')

  await adminPage.openSignedIn('admin@example.com')
  for (const [source, count] of [
    [`mail-${id}`, '2'],
    ['share', '1'],
  ] as const) {
    const row = page.getByRole('row').filter({ hasText: source })
    await expect(row.getByRole('cell')).toHaveText([count, count])
  }
})

test('the last week is marked', async ({ page, adminPage }) => {
  await adminPage.openFigures({ '2027-01-15': 10 }, 10, [])
  const marked = await color(page, 'primary')
  const days = page.getByRole('listitem')
  const bars = await days.evaluateAll((all) => all.map((bar) => getComputedStyle(bar).background))
  expect(bars.filter((background) => background.includes(marked))).toHaveLength(7)
})

test('without entries, the first screen shows what the page still lacks', async ({
  page,
  adminPage,
}) => {
  await adminPage.openFigures({}, 0, [])
  const heading = page.getByRole('heading', { name: 'Before you share the page' })
  await expect(heading).toBeInViewport()
  expect(await recorded(page, 'layout-shift')).toEqual([])
})

test('the total is large and near the top of a phone', { tag: '@phone-only' }, async ({
  page,
  adminPage,
}) => {
  // With a few sources, the card is taller than a phone's screen; without any, what follows the card is visible.
  await adminPage.openFigures({ '2027-01-15': 10 }, 1234, Array<string>(8).fill('newsletter'))
  const { total } = adminPage
  const { y = 0, height = 0 } = (await total.boundingBox()) ?? {}
  expect(y + height).toBeLessThan((page.viewportSize()?.height ?? 0) / 3)
  await expect(total).toHaveCSS('font-size', '72px')
  expect(await recorded(page, 'layout-shift')).toEqual([])
})

test('the waitlist counts fit a phone with large text', async ({ page, adminPage }) => {
  await adminPage.openFigures({ '2027-01-15': 10 }, 1234, Array<string>(8).fill('newsletter'))
  await page.setViewportSize({ width: 390, height: 800 })
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  expect(await overflow(page)).toBeLessThanOrEqual(0)
})
