import { defineConfig } from '@playwright/test'
import tests from './playwright.config'

// `npm run screenshots`: each page must match an earlier run, pixel by pixel. `npm test` does not compare them,
// because they depend on the fonts and the browser.
export default defineConfig({
  ...tests,
  ignoreSnapshots: false,
  snapshotPathTemplate: '../.screenshots/{arg}-{projectName}{ext}',
  expect: { ...tests.expect, toHaveScreenshot: { threshold: 0 } },
  grep: /@screenshots/,
  projects: [
    { name: 'light', use: { colorScheme: 'light' } },
    // On a phone, the sidebar is a panel.
    { name: 'dark', use: { colorScheme: 'dark', viewport: { width: 412, height: 915 } } },
  ],
})
