import { defineConfig } from '@playwright/test'
import tests, { sitesWith } from './playwright.config'

// `npm run pictures`. Playwright draws them because it already starts the site and a browser.
export default defineConfig({
  ...tests,
  testMatch: 'pictures.ts',
  projects: [{}],
  webServer: sitesWith('src/content.ts'),
})
