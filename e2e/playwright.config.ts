import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from './browser'

// Two checkouts that run tests at the same time need different ports.
const port = Number(process.env.E2E_PORT ?? 4180)
const built = `http://localhost:${port}`
export const devServer = `http://localhost:${port + 1}`

/** During its first call, the embedded Supabase finishes starting; until then, any other call fails. */
export const firstCall = '/rest/v1/homepage_settings?select=id'

/** The built site with the texts of a file. */
export function siteWith(words: string) {
  return {
    // npx would take half a second longer.
    command: `node node_modules/vite/bin/vite.js preview --config supabase/tests/preview.config.ts --port ${port} --strictPort`,
    url: built + firstCall,
    cwd: '..',
    // Tests must not touch a hosted project that .env names. With a notice and a contact, the page has the same
    // links as a live one.
    env: {
      CONTENT_FILE: words,
      VITE_SUPABASE_URL: '',
      VITE_PRIVACY_URL: '/privacy',
      VITE_CONTACT_EMAIL: 'hello@example.com',
      DO_NOT_TRACK: '1',
    },
    stderr: 'pipe' as const,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
    timeout: 120_000,
  }
}

export default defineConfig({
  globalSetup: './browser.ts',
  outputDir: '../node_modules/.e2e/results',
  fullyParallel: true,
  workers: '100%',
  // Long enough for a busy machine; a passing test never waits this long.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  // Only screenshots.config.ts compares screenshots.
  ignoreSnapshots: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // The dev server prints a stack trace for every refusal.
  quiet: true,
  // Without animations, a page settles sooner. Tests about them emulate 'no-preference'.
  use: { launchOptions, baseURL: built, contextOptions: { reducedMotion: 'reduce' } },
  // Tests run in the project `desktop`; those tagged @phone also run in `phone`, and @phone-only only there.
  projects: [
    // This project has one worker, because each starts a browser. It comes first, so that all workers stay busy to the
    // end.
    { name: 'phone', grep: /@phone/, workers: 1, use: devices['Pixel 7'] },
    { name: 'desktop', grepInvert: /@phone-only/, use: devices['Desktop Chrome'] },
  ],
  webServer: siteWith('src/test/content.ts'),
})
