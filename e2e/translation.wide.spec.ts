import type { Page } from '@playwright/test'
import {
  expect,
  failedCall,
  failedLoad,
  holdRequest,
  join,
  openReady,
  signIn,
  test,
} from './fixtures'

/** Replaces every text by another in `<font>` elements, now and later, as Chrome's translation does. */
async function translate(page: Page) {
  await page.addInitScript(() => {
    function replaceTexts(root: Node) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts = root.nodeType === Node.TEXT_NODE ? [root] : []
      while (walker.nextNode()) texts.push(walker.currentNode)
      for (const text of texts) {
        const parent = text.parentElement
        if (!text.nodeValue?.trim() || !parent?.closest('#root, li, [role=status]')) continue
        if (parent.closest('font, noscript')) continue
        const font = document.createElement('font')
        font.append(document.createElement('font'))
        font.firstElementChild?.append(`«${text.nodeValue}»`)
        parent.replaceChild(font, text)
      }
    }
    addEventListener('DOMContentLoaded', () => {
      replaceTexts(document.body)
      new MutationObserver((records) => {
        for (const { addedNodes, target } of records) {
          for (const node of addedNodes) replaceTexts(node)
          if (target.nodeType === Node.TEXT_NODE && target.parentNode)
            replaceTexts(target.parentNode)
        }
      }).observe(document.body, { childList: true, subtree: true, characterData: true })
    })
  })
}

test.beforeEach(async ({ page, expectedErrors }) => {
  // React renders a page anew that was translated before its script had arrived.
  expectedErrors.push(
    failedCall,
    /Failed to render the app|Hydration failed|Minified React error #4/,
  )
  await translate(page)
})

test('a translated landing page takes a late headline, refusals and an entry', async ({
  page,
  email,
}) => {
  const title = 'Does ChatGPT know your store?'
  const arrival = await holdRequest(page, '**/rest/v1/homepage_settings*', (route) =>
    route.fulfill({ json: { title } }),
  )
  await openReady(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^«Is Your Brand/)
  arrival.release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`«${title}»`)
  await join(page, ' ', email)
  await expect(page.getByText('«Please enter your name.»').first()).toBeVisible()
  await join(page, 'Ada', email)
  await expect(page.getByText('«Welcome to the waitlist!»').first()).toBeVisible()
  await expect(page.getByText('«You are on the list.»')).toBeVisible()
  await expect(page.getByRole('button', { name: '«Join Waitlist»' })).toBeVisible()
})

test('a translated /admin saves after signing in, and signs out', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(failedLoad(400))
  await page.route('**/rest/v1/homepage_settings?id=*', async (route) => {
    const asVisitor = !(await route.request().headerValue('authorization'))?.includes('.')
    await route.fulfill(
      asVisitor
        ? { status: 401, json: { code: '42501' } }
        : { status: 204, headers: { 'content-range': '*/1' } },
    )
  })
  expectedErrors.push(failedLoad(401))
  await openReady(page, '/admin')
  await page.getByLabel('Homepage Title').fill('A title')
  await page.getByRole('button', { name: 'Update Title' }).click()
  await signIn(page, 'nobody@example.com')
  await expect(page.getByText('«The email or the password is wrong.»')).toBeVisible()
  await signIn(page, 'admin@example.com')
  await expect(page.getByText('«Success!»').first()).toBeVisible()
  await expect(page.getByRole('button', { name: '«Update Title»' })).toBeVisible()
  await expect(page.getByLabel('Homepage Title')).toHaveValue('A title')
  await expect(page.getByText('«Signed in as admin@example.com»')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText(/Signed in as/)).toBeHidden()
})

test('the translated shell and 404 page work', async ({ page, expectedErrors }) => {
  expectedErrors.push(failedLoad(404))
  await openReady(page, '/my-store')
  await page.getByRole('complementary').getByRole('link').last().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('«Dashboard»')
  await page.getByRole('complementary').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('«My Store»')
  await openReady(page, '/unknown')
  await page.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^«/)
})
