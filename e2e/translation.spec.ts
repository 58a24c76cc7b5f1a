import * as content from '../src/test/content'
import { expectText } from './any-page'
import { expect, failedWith, hydrationFailed, test } from './fixtures'
import { hold, urls } from './network'

test.use({ expectedErrors: `${failedWith(204, 400, 401)}|${hydrationFailed}` })

test.beforeEach(async ({ page }) => {
  // Replaces every text, now and later, with another inside <font> elements, as Chrome's translation does.
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

test('a translated page shows a late title, and a visitor can join', async ({
  page,
  landingPage,
  email,
}) => {
  const json = { title: 'Does ChatGPT know your store?' }
  const arrival = await hold(page, urls.settings, (route) => route.fulfill({ json }))
  await landingPage.open()
  await expect(landingPage.title).toHaveText(`«${content.hero.title}»`)
  arrival.release()
  await expect(landingPage.title).toHaveText(`«${json.title}»`)
  await landingPage.join(' ', email)
  await expectText(page, `«${content.messages.nameRequired.title}»`)
  await landingPage.join('Ada', email)
  await expectText(page, `«${content.messages.welcome.title}»`)
  await expectText(page, `«${content.waitlist.joined}»`)
  await expect(landingPage.joinButton).toHaveText(`«${content.waitlist.join}»`)
})

test('a translated /admin signs a user in, keeps a refused title, and signs the user out', async ({
  page,
  adminPage,
}) => {
  await adminPage.open()
  await adminPage.save('A title')
  await adminPage.signIn('nobody@example.com')
  await expect(adminPage.refusal).toHaveText('«Wrong email or password.»')
  await adminPage.signIn('stranger@example.com')
  await expect(adminPage.refusal).toContainText('is not an administrator')
  await page.getByRole('button', { name: '«Cancel»' }).click()
  await expect(page.getByRole('button', { name: '«Update Title»' })).toBeVisible()
  await expect(adminPage.titleField).toHaveValue('A title')
  await expectText(page, '«Signed in as stranger@example.com»')
  await adminPage.signOut()
})
