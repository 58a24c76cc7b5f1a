import type { Page } from '@playwright/test'
import { expect, holdRequest, join, settle, test } from './fixtures'

declare global {
  interface Window {
    clicks: (string | null)[]
  }
}

const script = '**/assets/index-*.js'

/** Notes in `window.clicks` what is clicked from now on. Presses that are held do not get so far. */
async function noteClicks(page: Page) {
  await page.evaluate(() => {
    window.clicks = []
    addEventListener('click', ({ target }) => {
      if (target instanceof Element) window.clicks.push(target.ariaLabel ?? target.textContent)
    })
  })
}

test.describe('before the script has arrived', () => {
  test('what is typed and sent is kept, and joins once the script is there', async ({
    page,
    email,
  }) => {
    const arrival = await holdRequest(page, script)
    await page.goto('/', { waitUntil: 'commit' })
    await join(page, 'Ada', email)
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByLabel('Name')).toHaveValue('Ada')
    arrival.release()
    await expect(page.getByText('Welcome to the waitlist!', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
  })

  test('an entry sent twice is saved once', async ({ page, email }) => {
    const arrival = await holdRequest(page, script)
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') calls.push(request.url())
    })
    await page.goto('/', { waitUntil: 'commit' })
    await join(page, 'Ada', email)
    await page.getByRole('button', { name: 'Join Waitlist' }).click()
    arrival.release()
    await expect(page.getByText('Welcome to the waitlist!', { exact: true })).toBeVisible()
    expect(calls).toHaveLength(1)
  })

  for (const [change, act] of [
    ['types', (page: Page) => page.getByLabel('Email').pressSequentially('x')],
    ['scrolls far', (page: Page) => page.evaluate(() => scrollTo(0, 100))],
    ['scrolls by a key', (page: Page) => page.keyboard.press('ArrowUp')],
    ['takes hold of a scroll bar', (page: Page) => page.mouse.down()],
    ['presses something else', (page: Page) => page.getByRole('heading').last().click()],
  ] as const) {
    test(`a press is forgotten once the visitor ${change}`, async ({ page, email }) => {
      const arrival = await holdRequest(page, script)
      await page.goto('/', { waitUntil: 'commit' })
      await join(page, 'Ada', email)
      await act(page)
      await settle(page)
      const typed = await page.getByLabel('Email').inputValue()
      await noteClicks(page)
      arrival.release()
      await page.evaluate(() => window.screenReady)
      await settle(page)
      expect(await page.evaluate(() => window.clicks)).toEqual([])
      await expect(page.getByLabel('Email')).toHaveValue(typed)
    })
  }

  test('what was typed and pressed outlives an extension that changes the form', async ({
    page,
    email,
    expectedErrors,
  }) => {
    expectedErrors.push(/Hydration failed|Minified React error #4|Failed to render/)
    const arrival = await holdRequest(page, script)
    await page.goto('/', { waitUntil: 'commit' })
    await join(page, 'Ada', email)
    await page.evaluate(() => {
      const icon = document.createElement('div')
      document.querySelector('form')?.prepend(icon)
      document.querySelector('#name')?.after(document.createElement('button'))
    })
    arrival.release()
    await expect(page.getByText('Welcome to the waitlist!', { exact: true })).toBeVisible()
  })

  test('a toggle pressed twice is where it was', async ({ page }) => {
    const arrival = await holdRequest(page, script)
    await page.goto('/my-store/', { waitUntil: 'commit' })
    const trigger = page.getByRole('button', { name: 'Toggle sidebar' })
    await trigger.click()
    await trigger.click()
    await noteClicks(page)
    arrival.release()
    await expect
      .poll(() => page.evaluate(() => window.clicks))
      .toEqual(['Toggle sidebar', 'Toggle sidebar'])
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
  })

  test('focus and half a name are kept', async ({ page }) => {
    const arrival = await holdRequest(page, script)
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByLabel('Name').click()
    await page.keyboard.type('Ad')
    arrival.release()
    await page.evaluate(() => window.screenReady)
    await expect(page.getByLabel('Name')).toBeFocused()
    await page.keyboard.type('a')
    await expect(page.getByLabel('Name')).toHaveValue('Ada')
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the landing page reads as it should, and says what joining needs', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Is Your Brand Visible in LLM Searches?',
    )
    await expect(page.getByRole('heading', { name: 'How It Works' })).toBeVisible()
    await expect(page.getByText(/Joining needs JavaScript/)).toBeVisible()
    await page.getByLabel('Name').fill('Ada')
    await page.getByLabel('Email').fill('ada@example.com')
    await page.getByRole('button', { name: 'Join Waitlist' }).click()
    await expect(page).toHaveURL(/\/$/)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('/admin says that it needs one', async ({ page }) => {
    await page.goto('/admin')
    await expect(page.getByText(/This page needs JavaScript/)).toBeVisible()
  })
})

test('a reloaded page stays where it was scrolled to', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => scrollTo(0, 1500))
  await page.reload()
  await settle(page)
  expect(await page.evaluate(() => scrollY)).toBe(1500)
})
