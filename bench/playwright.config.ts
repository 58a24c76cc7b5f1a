import { defineConfig } from '@playwright/test'
import { launchOptions } from '../e2e/browser.ts'

// Playwright runs the benchmarks because it already runs TypeScript and controls a browser. They
// assert nothing, and only print.

export default defineConfig({
  globalSetup: '../e2e/browser.ts',
  testMatch: '*.bench.ts',
  outputDir: '../node_modules/.bench/results',
  reporter: [['line']],
  workers: 1,
  timeout: 0,
  projects: [
    { name: 'page', testMatch: 'page.bench.ts' },
    { name: 'database', testMatch: 'database.bench.ts' },
  ],
  use: { launchOptions },
})
