import { randomUUID } from 'node:crypto'
import { AxeBuilder } from '@axe-core/playwright'
import {
  type Browser,
  type BrowserContext,
  test as base,
  chromium,
  expect,
  type LaunchOptions,
  type Locator,
  type Page,
  type Route,
  type ViewportSize,
} from '@playwright/test'

export { expect }

declare global {
  interface Window {
    /** Ends when the page's script answers. Listening only later could miss that. */
    screenReady: Promise<void>
  }
}

type Fixtures = {
  /** Opens a page in a browser of its own, which these options start. */
  launch: (options: LaunchOptions, viewport: ViewportSize) => Promise<Page>
  /** An address that no other test uses. */
  email: string
  /** Messages of the console that this test expects; any other error fails it. */
  expectedErrors: RegExp[]
  /** What the pages have written to the console as errors. Any that was not expected fails the test. */
  errors: string[]
}

/** Watches every page for errors, and for the moment when its script answers. */
async function prepare(context: BrowserContext, errors: string[]) {
  context.on('weberror', (error) => errors.push(error.error().message))
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await context.addInitScript(() => {
    window.screenReady = new Promise((resolve) => {
      addEventListener('screen-ready', () => resolve(), { once: true })
    })
  })
}

/** Playwright's `test`, in which an unexpected error on the console is a failure. */
export const test = base.extend<Fixtures>({
  context: async ({ context, errors }, use) => {
    await prepare(context, errors)
    await use(context)
  },
  launch: async ({ launchOptions, baseURL, errors }, use) => {
    const browsers: Browser[] = []
    await use(async ({ args = [], ...options }, viewport) => {
      const browser = await chromium.launch({
        ...launchOptions,
        ...options,
        args: [...(launchOptions.args ?? []), ...args],
      })
      browsers.push(browser)
      const context = await browser.newContext({ viewport, ...(baseURL && { baseURL }) })
      await prepare(context, errors)
      return context.newPage()
    })
    for (const browser of browsers) await browser.close()
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names off the pattern
  email: async ({}, use) => {
    await use(`Visitor.${randomUUID()}@example.com`)
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names off the pattern
  expectedErrors: async ({}, use) => {
    await use([])
  },
  errors: [
    async ({ expectedErrors }, use) => {
      const errors: string[] = []
      await use(errors)
      const unexpected = errors.filter(
        (error) => !expectedErrors.some((known) => known.test(error)),
      )
      expect(unexpected, 'errors on the console').toEqual([])
    },
    { auto: true },
  ],
})

/** What the browser itself prints when an answer has this status. */
export function failedLoad(status: number): RegExp {
  return new RegExp(`Failed to load resource: .* ${status} `)
}

/** What is reported of every call to Supabase that fails. */
export const failedCall = /^A call to Supabase failed/

/** Opens a page and waits until its script answers, for what a person could not do before. */
export async function openReady(page: Page, path: string) {
  await page.goto(path)
  await page.evaluate(() => window.screenReady)
}

/** Opens a page and waits until it has all the code that it will need. */
export async function openLoaded(page: Page, path: string) {
  await page.goto(path)
  // The toaster's, whose chunk is the last to load.
  await expect(page.getByRole('region', { name: /Notifications/ })).toBeAttached()
}

/** Waits until every animation has ended and the page is painted as it stays. */
export async function settle(page: Page) {
  await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished))
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
  })
}

/** Fails if axe finds anything on the page as it is now, in either colour scheme. */
export async function expectNoViolations(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    // An element that is still being faded in has less contrast than it will have.
    await settle(page)
    const axe = new AxeBuilder({ page })
    // The schemes differ in nothing else.
    if (colorScheme === 'dark') axe.withRules('color-contrast')
    const { violations } = await axe.analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  }
}

/** Keeps the answer to a request on its way until it is released. */
export async function holdRequest(
  page: Page,
  url: string,
  answer = (route: Route) => route.continue(),
): Promise<{ release: () => void }> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route) => {
    await released
    await answer(route)
  })
  return { release }
}

/** Fills the waiting list's form and sends it. */
export async function join(page: Page, name: string, email: string) {
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Join Waitlist' }).click()
}

/** The colour that a dialog lays over the page behind it. */
export function backdropColor(dialog: Locator) {
  return dialog.evaluate((element) => getComputedStyle(element, '::backdrop').backgroundColor)
}

/** The password of the accounts in supabase/seed.local.sql. */
export const password = 'correct horse battery staple'

/** Signs in without the page, and returns the session. */
export async function requestSession(page: Page, email: string) {
  const response = await page.request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: 'embedded' },
    data: { email, password },
  })
  return response.json()
}

/** Refuses every update of the headline, as the database does for a visitor. */
export async function refuseSaves(page: Page) {
  await page.route('**/rest/v1/homepage_settings?id=*', (route) =>
    route.fulfill({ status: 401, json: { code: '42501', message: 'permission denied' } }),
  )
}

/** Fills the dialog that a refused save has opened, and sends it. */
export async function signIn(page: Page, email: string) {
  const dialog = page.getByRole('dialog', { name: 'Sign in to save' })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password').fill(password)
  await dialog.getByRole('button', { name: 'Sign in and save' }).click()
  return dialog
}
