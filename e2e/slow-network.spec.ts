import * as content from '../src/test/content'
import { expect, failedLoad, hydrationFailed, noAnswer, test, urls } from './fixtures'

test.use({ expectedErrors: `${failedLoad}|${hydrationFailed}|TimeoutError` })

test('before hydration, links and fields work', async ({ page, site, email }) => {
  const arrival = await site.hold(urls.script)
  await page.goto('/', { waitUntil: 'commit' })
  for (const name of [content.hero.more, content.hero.join]) {
    await site.heroButton(name).click()
    await expect(site.nameField).toBeInViewport()
  }
  await site.join('Ada', email)
  await expect(page).toHaveURL('/#waitlist')
  arrival.release()
  await expect(site.lateNotice).toHaveCount(0)
  await expect(site.nameField).toHaveValue('Ada')
  await expect(site.emailField).toHaveValue(email)
  await site.joinButton.click()
  await site.expectText(content.messages.welcome.title)
})

test('without script every page says that it needs one', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  for (const path of ['/', '/admin', '/unknown']) {
    await page.goto(path)
    // Playwright cannot find text inside it.
    const notice = page.locator('noscript p')
    await expect(notice).toHaveText(content.html.noScript)
    await expect(notice).toBeInViewport({ ratio: 1 })
  }
})

test('an unanswered entry can be sent again', async ({ page, site, email }) => {
  await page.goto('/')
  // The page itself must not send it again.
  await page.route(urls.waitlist, noAnswer, { times: 1 })
  await site.join('Ada', email)
  await site.expectText(content.messages.failed.description)
  await expect(site.nameField).toHaveValue('Ada')
  await expect(site.emailField).toHaveValue(email)
  await site.joinButton.click()
  await site.expectText(content.messages.welcome.title)
})

test('/admin opens without an answer, and a save without one fails', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.route(urls.settings, noAnswer)
  await page.goto('/admin')
  const spinner = page.getByRole('status').locator('[aria-hidden=true]')
  await expect(spinner).toHaveCSS('animation-name', 'spin')
  await site.expectText('Failed to fetch current title.')
  await expect(page.getByLabel('Homepage Title')).toHaveValue('')
  await site.save('A title')
  await site.expectText('Failed to update title. Please try again.')
})

test('an answer that is lost leaves one entry', async ({ page, site, email }) => {
  await page.goto('/')
  await page.route(urls.waitlist, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await site.join('Ada', email)
  await site.expectText(content.messages.failed.description)
  await page.unroute(urls.waitlist)
  await site.joinButton.click()
  await site.expectText(content.messages.duplicate.description)
  await site.expectText(content.waitlist.joined)
})
