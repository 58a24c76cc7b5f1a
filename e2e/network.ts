import type { Page, Route } from '@playwright/test'

export const urls = {
  settings: '**/rest/v1/homepage_settings*',
  waitlist: '**/rest/v1/waitlist*',
  script: '**/assets/index-*.js',
}

export const noAnswer = () => new Promise<void>(() => {})

/** Lets the calls of a page that is opened next give up after a tenth of their time. */
export async function shortenTimeouts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { timeout } = AbortSignal
    AbortSignal.timeout = (milliseconds) => timeout.call(AbortSignal, milliseconds / 10)
  })
}

/** Delays the answers to a URL until they are released. */
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

/** Answers the read of the title with this one. */
export async function storeTitle(page: Page, title: string): Promise<void> {
  await page.route(urls.settings, (route) => route.fulfill({ json: { title } }))
}
