import type { Page, Route } from '@playwright/test'

export const urls = {
  settings: '**/rest/v1/homepage_settings*',
  waitlist: '**/rest/v1/waitlist*',
  script: '**/assets/index-*.js',
}

export const noAnswer = () => new Promise<void>(() => {})

/** Makes the calls of the next page time out after this time, which is shorter than their own limit. */
export async function setTimeouts(page: Page, milliseconds: number): Promise<void> {
  await page.addInitScript((milliseconds) => {
    const { timeout } = AbortSignal
    AbortSignal.timeout = () => timeout.call(AbortSignal, milliseconds)
  }, milliseconds)
}

/** Holds the answers from a URL until they are released. */
export async function hold(
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

/** Answers requests for the title with this one. */
export async function storeTitle(page: Page, title: string): Promise<void> {
  await page.route(urls.settings, (route) => route.fulfill({ json: { title } }))
}
