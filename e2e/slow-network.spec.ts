import * as content from '../src/content'
import { expect, failedLoad, noAnswer, renderedAnew, settings, test } from './fixtures'

const waitlist = '**/rest/v1/waitlist*'
const tryAgain = 'Something went wrong. Please try again.'

test.use({ expectedErrors: `${failedLoad}|${renderedAnew}` })

test('what is typed before the script has arrived is kept', async ({ page, site, email }) => {
  const arrival = await site.openWithoutScript('/')
  await site.join('Ada', email)
  await expect(page).toHaveURL('/')
  arrival.release()
  await site.ready()
  await expect(page.getByLabel('Name')).toHaveValue('Ada')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByRole('button', { name: 'Join Waitlist' }).click()
  await site.shows('Welcome to the waitlist!')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form says that it needs one', async ({ page }) => {
    await page.goto('/')
    const notice = await page.getByText(/needs JavaScript/).boundingBox()
    expect(notice?.height).toBeGreaterThan(15)
  })
})

test('an entry that is not answered can be sent again', async ({ page, site, email }) => {
  await page.goto('/')
  await page.route(waitlist, noAnswer)
  const entries = site.recordCalls('POST')
  await site.join('Ada', email)
  await site.shows(tryAgain)
  await expect(page.getByLabel('Name')).toHaveValue('Ada')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  expect(entries).toHaveLength(1)
  await page.unroute(waitlist)
  await page.getByRole('button', { name: 'Join Waitlist' }).click()
  await site.shows('Welcome to the waitlist!')
})

test('/admin waits for the title, and then opens without it', async ({ page, site }) => {
  await page.route(settings, noAnswer)
  await page.goto('/admin')
  const spinner = page.getByRole('status').locator('svg')
  await expect(spinner).toHaveCSS('animation-name', 'spin')
  await site.shows('Failed to fetch current title.')
  await expect(page.getByLabel('Homepage Title')).toHaveValue('')
})

test('an answer that is lost leaves one entry', async ({ page, site, email }) => {
  await page.goto('/')
  await page.route(waitlist, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await site.join('Ada', email)
  await site.shows(tryAgain)
  await page.unroute(waitlist)
  await page.getByRole('button', { name: 'Join Waitlist' }).click()
  await site.shows('This email is already on the waitlist.')
  await site.shows(content.waitlist.joined)
})
