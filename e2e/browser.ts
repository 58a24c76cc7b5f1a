import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium, type LaunchOptions } from '@playwright/test'
import { plainError } from '../vite-plugins/plain-error.ts'

/** Where Chrome, Chromium and Edge are installed on Linux and macOS, and Edge on every Windows. */
const installed = [
  chromium.executablePath(),
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
  `${process.env['ProgramFiles(x86)']}\\Microsoft\\Edge\\Application\\msedge.exe`,
]

/**
 * How to start the browser to test in: an installed one, so that new versions are tested, else the
 * one in the package @sparticuz/chromium, a Chromium 143 for Linux. `E2E_BROWSER=packaged` takes
 * that one in any case.
 *
 * @throws {Error} when there is none.
 */
export function findBrowser(): LaunchOptions {
  const packaged = process.env.E2E_BROWSER === 'packaged'
  const executablePath = packaged ? undefined : installed.find((path) => existsSync(path))
  if (executablePath) return { executablePath }
  if (process.platform === 'linux' && process.arch === 'x64') return packagedBrowser()
  throw plainError('No browser to test in: install Chrome, Chromium or Edge.')
}

function packagedBrowser(): LaunchOptions {
  const folder = resolve('node_modules/.e2e/chromium')
  if (!existsSync(folder)) unpackBrowser(folder)
  const env = {
    ...process.env,
    // A slim machine lacks libraries and fonts.
    LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
    ...(!existsSync('/etc/fonts/fonts.conf') && { FONTCONFIG_PATH: join(folder, 'fonts') }),
  }
  return { executablePath: join(folder, 'chromium'), env }
}

/** The package unpacks into the folder for temporary files, and its libraries only on AWS Lambda. */
function unpackBrowser(folder: string) {
  mkdirSync('node_modules/.e2e', { recursive: true })
  // An unpacking that is interrupted leaves nothing that looks like a browser.
  const unfinished = mkdtempSync(`${folder}-`)
  const script = "import('@sparticuz/chromium').then((module) => module.default.executablePath())"
  execFileSync(process.execPath, ['-e', script], {
    env: { ...process.env, TMPDIR: unfinished, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
  })
  const fonts = `<fontconfig><dir>${join(folder, 'fonts')}</dir></fontconfig>`
  writeFileSync(join(unfinished, 'fonts/fonts.conf'), fonts)
  renameSync(unfinished, folder)
}
