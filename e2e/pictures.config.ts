import { defineConfig } from '@playwright/test'
import tests, { siteWith } from './playwright.config'

// For `npm run pictures`. Playwright draws the pictures because it already starts the site and a browser.
export default defineConfig({
  ...tests,
  testMatch: 'pictures.ts',
  projects: [{}],
  webServer: siteWith('src/content.ts'),
})
