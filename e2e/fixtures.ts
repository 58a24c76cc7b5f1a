import { randomUUID } from 'node:crypto'
import { test as base, expect } from '@playwright/test'
import { AdminPage } from './admin-page'
import { LandingPage } from './landing-page'

export { expect }

/** Console messages about a request that failed or was answered with an error status. */
export const failedLoad = '^Failed to load resource|^A call to Supabase failed'
/** Such messages with one of these statuses. A save that changes no row gets a 204. */
export const failedWith = (...statuses: number[]) =>
  `(${failedLoad}).* status (of )?(${statuses.join('|')})\\b`
/** Console messages about a DOM that was changed before hydration, so that React renders it again. */
export const hydrationFailed = 'Failed to render|Hydration|React error #4'

type Fixtures = {
  landingPage: LandingPage
  adminPage: AdminPage
  /** An email that no other test uses. */
  email: string
  /** The console errors that these tests expect; any other error fails the test. */
  expectedErrors: string
  failOnErrors: undefined
}

/** Playwright's `test`, which also fails on an unexpected error in any page's console. */
export const test = base.extend<Fixtures>({
  landingPage: async ({ page }, use) => use(new LandingPage(page)),
  adminPage: async ({ page }, use) => use(new AdminPage(page)),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names off the pattern
  email: ({}, use) => use(`Visitor.${randomUUID()}@example.com`),
  expectedErrors: ['^$', { option: true }],
  failOnErrors: [
    async ({ browser, expectedErrors }, use) => {
      const errors: string[] = []
      browser.on('context', (context) => {
        context.on('weberror', (error) => errors.push(error.error().message))
        context.on('console', (message) => {
          // The browser cannot reach an owner's services, such as analytics.
          const isElsewhere = message.location().url.startsWith('https:')
          if (message.type() === 'error' && !isElsewhere) errors.push(message.text())
        })
      })
      await use(undefined)
      browser.removeAllListeners('context')
      const unexpected = errors.filter((error) => !error.match(expectedErrors))
      expect(unexpected, 'errors on the console').toEqual([])
    },
    { auto: true },
  ],
})
