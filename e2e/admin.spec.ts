import { waitlistDays } from '../src/test/waitlist-days'
import { expect, failedLoad, noAnswer, password, Site, test } from './fixtures'

const failure = 'Failed to update title. Please try again.'
const saved = 'Homepage title updated successfully.'

// supabase-js logs a session that cannot be refreshed in time.
test.use({ expectedErrors: `${failedLoad}|TimeoutError` })

test('on the dev server everybody saves', { tag: '@dev-only' }, async ({ page, site }) => {
  await page.goto('/admin')
  await site.save('  Does <b>ChatGPT</b> know your store? ')
  await site.shows(saved)
  await page.goto('/')
  await expect(site.headline).toHaveText('Does <b>ChatGPT</b> know your store?')
})

// The only test that changes the row in the database of the built site, which all share.
test('the administrator alone edits what the home page shows', async ({ page, site, email }) => {
  await page.goto('/admin')
  await site.save(email)
  await site.signIn('nobody@example.com')
  await site.shows('The email or the password is wrong.')
  await expect(page.getByLabel('Password')).toHaveValue(password)
  await site.signIn('stranger@example.com')
  await expect(page.getByText(/stranger@example.com is not an administrator/)).toBeVisible()
  await site.signIn('admin@example.com')
  await site.shows(saved)
  await expect(site.signInDialog).toBeHidden()
  await page.reload()
  await site.shows('Signed in as admin@example.com')
  await expect(page.getByLabel('Homepage Title')).toHaveValue(email)
  await site.save(`${email}, again`)
  await site.shows(saved)
  await site.signOut()
  await expect(page.getByLabel('Homepage Title')).toBeFocused()
  await site.save('Signed out')
  await expect(site.signInDialog).toBeVisible()
  await page.goto('/')
  await expect(site.headline).toHaveText(`${email}, again`)
})

test('a visitor can only join, and an administrator reads no names', async ({ page, site }) => {
  const { access_token } = await site.requestSession('admin@example.com')
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

test('the card stands in the middle, its button as wide as its field', async ({ page, site }) => {
  await site.open('/admin')
  const { y: top = 0 } = (await site.heading('Admin Panel').boundingBox()) ?? {}
  const field = await page.getByLabel('Homepage Title').boundingBox()
  const button = await page.getByRole('button', { name: 'Update Title' }).boundingBox()
  const { x = 0, y = 0, width = 0, height = 0 } = button ?? {}
  expect(field).toMatchObject({ x, width })
  await expect(page.getByRole('button')).toHaveCSS('background-color', 'rgb(28, 26, 21)')
  expect(2 * x + width).toBeCloseTo(await page.evaluate(() => document.body.clientWidth), 0)
  expect(Math.abs(top + y + height - 720)).toBeLessThan(20)
})

test('giving up loses neither title nor focus', async ({ page, site }) => {
  await site.storeTitle('Stored')
  await page.goto('/admin')
  const field = page.getByLabel('Homepage Title')
  await field.fill('A visitor was here')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.keyboard.press('Escape')
  await site.shows(failure)
  await expect(field).toHaveValue('A visitor was here')
  await expect(field).toBeFocused()
  const button = page.getByRole('button', { name: 'Update Title' })
  await button.click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(button).toBeFocused()
  await button.click()
  await site.signIn('admin@example.com')
  await site.shows(saved)
  await expect(button).toBeFocused()
})

test('a session that ends in another tab ends here too', async ({ page, context, site }) => {
  await site.storeTitle('Stored')
  await site.openSignedIn('admin@example.com')
  const other = new Site(await context.newPage())
  await other.page.goto('/admin')
  await other.signOut()
  await expect(page.getByText(/Signed in as/)).toBeHidden()
  await site.save('After the end')
  await expect(site.signInDialog.getByRole('alert')).toBeEmpty()
  await expect(page.getByLabel('Homepage Title')).toHaveValue('After the end')
})

test('an expired session can be ended where no server answers', async ({ page, site }) => {
  await site.storeTitle('Stored')
  await page.route(/auth\/v1\/(token|logout)/, noAnswer)
  await site.openSignedIn('admin@example.com', { expires_at: 1 })
  // Without the session they would be read as a visitor.
  await site.shows('The waitlist could not be read just now.')
  await site.save('No answer')
  await site.shows(failure)
  await expect(site.signInDialog).toBeHidden()
  await site.signOut()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('who comes back sees that the waitlist has grown', async ({ page, context, site, email }) => {
  const visitor = new Site(await context.newPage())
  await visitor.open('/')
  await visitor.join('Ada', email)
  await visitor.shows('You are on the list.')
  await site.openSignedIn('admin@example.com')
  const total = page.getByRole('region', { name: 'Waitlist' }).getByRole('definition').first()
  const before = Number(await total.textContent())
  expect(before).toBeGreaterThan(0)
  await visitor.join('Ada', `another.${email}`)
  await expect(visitor.page.getByLabel('Email')).toHaveValue('')
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect.poll(async () => Number(await total.textContent())).toBeGreaterThan(before)
})

for (const width of [1000, 1024]) {
  test(`figures move nothing, ${width}`, { tag: '@scroll-bars-only' }, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 500 })
    const json = waitlistDays({ '2027-01-31': 100_000, '2027-02-01': 888_888 }, 1_234_567)
    const arrival = await site.hold('**/waitlist_daily?*', (route) => route.fulfill({ json }))
    await site.openSignedIn('admin@example.com')
    const button = page.getByRole('button', { name: 'Sign out' })
    const place = await button.boundingBox()
    arrival.release()
    await site.shows('1,234,567')
    expect(await page.evaluate(() => document.body.scrollHeight > innerHeight)).toBe(true)
    expect(await button.boundingBox()).toEqual(place)
    expect(await site.layoutShifts()).toEqual([])
    await page.setViewportSize({ width: 1366, height: 768 })
    expect(await page.evaluate(() => document.body.scrollHeight)).toBe(768)
  })
}
