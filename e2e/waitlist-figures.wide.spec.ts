import type { Page } from '@playwright/test'
import { waitlistDays } from '../src/test/waitlist-days'
import {
  expect,
  expectNoViolations,
  holdRequest,
  join,
  openReady,
  requestSession,
  test,
} from './fixtures'

const daysUrl = '**/rest/v1/waitlist_daily?*'

/** Opens the admin page as somebody who has signed in on an earlier visit. */
async function openSignedIn(page: Page, email: string) {
  const session = JSON.stringify(await requestSession(page, email))
  await page.addInitScript((stored) => {
    localStorage.setItem('session', stored)
  }, session)
  await openReady(page, '/admin')
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible()
}

function figures(page: Page) {
  return page.getByRole('region', { name: 'Waitlist' })
}

const twoDays = waitlistDays({ '2027-01-31': 50, '2027-02-01': 25 }, 75)

test('an administrator sees the waitlist grow when coming back to the page', async ({
  page,
  context,
  email,
}) => {
  const visitor = await context.newPage()
  await openReady(visitor, '/')
  await join(visitor, 'Ada', email)
  // What has been saved is cleared.
  await expect(visitor.getByLabel('Email')).toHaveValue('')

  await openSignedIn(page, 'admin@example.com')
  const total = figures(page).getByRole('definition').first()
  const before = Number(await total.textContent())
  expect(before).toBeGreaterThan(0)
  await join(visitor, 'Ada', `another.${email}`)
  await expect(visitor.getByLabel('Email')).toHaveValue('')
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect.poll(async () => Number(await total.textContent())).toBeGreaterThan(before)

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(figures(page)).toBeHidden()
})

test('who is signed in and no administrator is sent nothing and sees nothing', async ({ page }) => {
  const response = page.waitForResponse(daysUrl)
  await openSignedIn(page, 'stranger@example.com')
  const answer = await response
  expect(await answer.json()).toEqual([])
  const { apikey = '', authorization = '' } = await answer.request().allHeaders()
  const list = await page.request.get('/rest/v1/waitlist', { headers: { apikey, authorization } })
  expect(await list.json()).toEqual([])
  await page.waitForLoadState('networkidle')
  await expect(figures(page)).toBeHidden()
})

test('the figures move nothing, where scroll bars take room too', async ({ launch }) => {
  const ignoreDefaultArgs = ['--hide-scrollbars']
  const page = await launch({ ignoreDefaultArgs }, { width: 1366, height: 600 })
  const arrival = await holdRequest(page, daysUrl, (route) => route.fulfill({ json: twoDays }))
  await openSignedIn(page, 'admin@example.com')
  const button = page.getByRole('button', { name: 'Sign out' })
  const place = await button.boundingBox()
  const scrolls = () => page.evaluate(() => document.documentElement.scrollHeight > innerHeight)
  expect(await scrolls()).toBe(false)
  arrival.release()
  await expect(figures(page)).toBeVisible()
  expect(await scrolls()).toBe(true)
  expect(await button.boundingBox()).toEqual(place)
})

test('a bar is as high as its day has entries, stands beside the day before, and is marked today', async ({
  page,
}) => {
  await page.route(daysUrl, (route) =>
    route.fulfill({
      json: waitlistDays({ '2027-01-30': 1, '2027-01-31': 5000, '2027-02-01': 2500 }, 7501),
    }),
  )
  await openSignedIn(page, 'admin@example.com')
  await expect(figures(page)).toBeVisible()

  const bars = await figures(page)
    .locator('rect')
    .evaluateAll((rects) =>
      rects.map((rect) => {
        const { left, right, bottom, height } = rect.getBoundingClientRect()
        return { left, right, bottom, height, fill: getComputedStyle(rect).fill }
      }),
    )
  const [few, best, today] = bars.splice(27)
  if (!few || !best || !today) throw new Error('There are fewer than 30 bars')
  expect(best.height).toBeGreaterThan(40)
  expect(today.height / best.height).toBeCloseTo(0.5, 1)
  expect(today.bottom).toBeCloseTo(best.bottom, 0)
  expect(today.left).toBeGreaterThan(best.right)
  expect(few.height).toBeGreaterThan(1)
  expect(few.height).toBeLessThan(2)
  expect(bars.map(({ height }) => height)).toEqual(Array(27).fill(0))
  expect(today.fill).not.toBe(best.fill)
  expect(new Set([few, ...bars].map(({ fill }) => fill))).toEqual(new Set([best.fill]))
  const chart = await figures(page).locator('svg').boundingBox()
  expect(best.bottom).toBeLessThanOrEqual((chart?.y ?? 0) + (chart?.height ?? 0))
  expect(today.right).toBeLessThanOrEqual((chart?.x ?? 0) + (chart?.width ?? 0))
})

test('a table for screen readers takes no room', async ({ page }) => {
  await page.route(daysUrl, (route) => route.fulfill({ json: twoDays }))
  await openSignedIn(page, 'admin@example.com')
  await expect(figures(page).getByRole('row')).toHaveCount(31)
  const chart = await figures(page).locator('svg').boundingBox()
  const figure = await figures(page).getByRole('figure').boundingBox()
  expect(figure?.height).toBeLessThan(2 * (chart?.height ?? 0))
})

test.describe('320 px wide', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('axe finds nothing with the figures shown, and nothing scrolls sideways', async ({
    page,
  }) => {
    const json = waitlistDays({ '2027-01-03': 40, '2027-01-20': 52, '2027-02-01': 12 }, 1_234_567)
    await page.route(daysUrl, (route) => route.fulfill({ json }))
    await openSignedIn(page, 'admin@example.com')
    await expect(figures(page)).toContainText('1,234,567')
    await expectNoViolations(page)
    const scrolled = await page.evaluate(() => {
      scrollTo(100, 0)
      return scrollX
    })
    expect(scrolled).toBe(0)
  })
})
