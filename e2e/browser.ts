import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { plainError } from '../vite-plugins/plain-error.ts'

/** Where Chrome, Chromium and Edge are installed on Linux, macOS and Windows. */
const installed = [
  // Without a user interface, which takes half of the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/microsoft-edge',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ...[process.env.ProgramFiles, process.env['ProgramFiles(x86)'], process.env.LOCALAPPDATA].flatMap(
    (folder) => [
      `${folder}\\Google\\Chrome\\Application\\chrome.exe`,
      `${folder}\\Microsoft\\Edge\\Application\\msedge.exe`,
    ],
  ),
]

/**
 * The path of a browser to test in: Playwright's own where it is there already, else an installed
 * Chrome, Chromium or Edge, else Playwright's own, downloaded now.
 *
 * @throws {Error} when there is none and none could be downloaded.
 */
export function findBrowser(): string {
  const own = chromium.executablePath()
  const found = [own, ...installed].find((path) => existsSync(path))
  if (found) return found
  try {
    execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore', shell: true })
  } catch {
    throw plainError(
      'No browser to test in: install Chrome, Chromium or Edge, or run "npx playwright install chromium".',
    )
  }
  return own
}
