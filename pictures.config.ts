import { defineConfig } from '@playwright/test'
import tests from './playwright.config'

// `npm run pictures`: Playwright draws them, since it starts the site and a browser already.
export default defineConfig({ ...tests, testMatch: 'pictures.ts', projects: [{}] })
