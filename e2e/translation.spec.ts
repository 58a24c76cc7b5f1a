import * as content from '../src/test/content'
import { expect, failedWith, hydrationFailed, test, urls } from './fixtures'

test.use({ expectedErrors: `${failedWith(204, 400, 401)}|${hydrationFailed}` })

test.beforeEach(async ({ page }) => {
  // Replaces every text, now and later, with another in <font> elements, as Chrome's translation does.
  await page.addInitScript(() => {
    function translate() {
      const untranslated = './/text()[normalize-space()][not(ancestor::font|ancestor::noscript)]'
      const root = document.getElementById('root') ?? document
      const type = XPathResult.ORDERED_NODE_SNAPSHOT_TYPE
      const texts = document.evaluate(untranslated, root, null, type)
      for (let index = 0; index < texts.snapshotLength; index += 1) {
        const text = texts.snapshotItem(index)
        const font = document.createElement('font')
        font.append(document.createElement('font'))
        font.firstElementChild?.append(`«${text?.nodeValue}»`)
        if (text) text.parentNode?.replaceChild(font, text)
      }
    }
    addEventListener('DOMContentLoaded', () => {
      translate()
      const changes = { childList: true, subtree: true, characterData: true }
      new MutationObserver(translate).observe(document.body, changes)
    })
  })
})

test('a late title and an entry are shown', async ({ site, email }) => {
  const json = { title: 'Does ChatGPT know your store?' }
  const arrival = await site.hold(urls.settings, (route) => route.fulfill({ json }))
  await site.open('/')
  await expect(site.h1).toHaveText(`«${content.hero.title}»`)
  arrival.release()
  await expect(site.h1).toHaveText(`«${json.title}»`)
  await site.join(' ', email)
  await site.expectText(`«${content.messages.nameRequired.title}»`)
  await site.join('Ada', email)
  await site.expectText(`«${content.messages.welcome.title}»`)
  await site.expectText(`«${content.waitlist.joined}»`)
  await expect(site.joinButton).toHaveText(`«${content.waitlist.join}»`)
})

test('/admin signs in, keeps a title that is refused, and signs out', async ({ page, site }) => {
  await site.open('/admin')
  await site.save('A title')
  await site.signIn('nobody@example.com')
  await expect(site.refusal).toHaveText('«The email or the password is wrong.»')
  await site.signIn('stranger@example.com')
  await expect(site.refusal).toContainText('is not an administrator')
  await page.getByRole('button', { name: '«Cancel»' }).click()
  await expect(page.getByRole('button', { name: '«Update Title»' })).toBeVisible()
  await expect(page.getByLabel('Homepage Title')).toHaveValue('A title')
  await site.expectText('«Signed in as stranger@example.com»')
  await site.signOut()
})
