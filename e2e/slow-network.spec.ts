import * as content from '../src/test/content'
import { expectText } from './any-page'
import { expect, failedLoad, hydrationFailed, test } from './fixtures'
import { hold, noAnswer, setTimeouts, urls } from './network'

test.use({ expectedErrors: `${failedLoad}|${hydrationFailed}|TimeoutError` })

test('before hydration, links and fields work, and joining waits', async ({
  page,
  landingPage,
  email,
}) => {
  const arrival = await hold(page, urls.script)
  await page.goto('/', { waitUntil: 'commit' })
  for (const name of [content.hero.more, content.hero.join]) {
    await landingPage.heroButton(name).click()
    await expect(landingPage.nameField).toBeInViewport()
  }
  await landingPage.join('Ada', email)
  await expect(page).toHaveURL('/#waitlist')
  arrival.release()
  await expect(page.locator('#late-notice')).toHaveCount(0)
  await expect(landingPage.nameField).toHaveValue('Ada')
  await expect(landingPage.emailField).toHaveValue(email)
  await landingPage.joinButton.click()
  await expectText(page, content.messages.welcome.title)
})

test('without JavaScript, every page says that JavaScript is needed', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  for (const path of ['/', '/admin', '/unknown']) {
    await page.goto(path)
    // Playwright cannot find text inside <noscript>.
    const notice = page.locator('noscript p')
    await expect(notice).toHaveText(content.html.noScript)
    await expect(notice).toBeInViewport({ ratio: 1 })
  }
})

test('an unanswered entry can be sent again', async ({ page, landingPage, email }) => {
  // Long enough for an answer on a busy machine.
  await setTimeouts(page, 2_000)
  await page.goto('/')
  // The page itself must not send it again.
  await page.route(urls.waitlist, noAnswer, { times: 1 })
  await landingPage.join('Ada', email)
  await expectText(page, content.messages.failed.description)
  await expect(landingPage.nameField).toHaveValue('Ada')
  await expect(landingPage.emailField).toHaveValue(email)
  await landingPage.joinButton.click()
  await expectText(page, content.messages.welcome.title)
})

test('/admin shows a spinner until the title is read, and opens even without it', async ({
  page,
  adminPage,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await setTimeouts(page, 500)
  await page.route(urls.settings, noAnswer)
  await page.goto('/admin')
  const spinner = page.getByRole('status').locator('[aria-hidden=true]')
  await expect(spinner).toHaveCSS('animation-name', 'spin')
  await expectText(page, 'Failed to fetch current title.')
  await expect(adminPage.titleField).toHaveValue('')
})

test('an unanswered save fails, and keeps the title', async ({ page, adminPage }) => {
  await setTimeouts(page, 2_000)
  await adminPage.open()
  await page.route(urls.settings, noAnswer)
  await adminPage.save('A title')
  await expectText(page, 'Failed to update title. Please try again.')
  await expect(adminPage.titleField).toHaveValue('A title')
})

test('after a lost answer, joining again adds no second entry', async ({
  page,
  landingPage,
  email,
}) => {
  await page.goto('/')
  await page.route(urls.waitlist, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await landingPage.join('Ada', email)
  await expectText(page, content.messages.failed.description)
  await page.unroute(urls.waitlist)
  await landingPage.joinButton.click()
  await expectText(page, content.messages.duplicate.description)
  await expectText(page, content.waitlist.joined)
})
