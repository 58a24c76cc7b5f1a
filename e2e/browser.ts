import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, renameSync, statfsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium, type LaunchOptions } from '@playwright/test'

/** Where Chrome, Chromium and Edge are installed, for systems without a browser from npm. */
const installed = [
  chromium.executablePath(),
  // The headless shell takes half the processor time of Chromium with a user interface.
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

/** Where the packaged browser is unpacked. npm empties the folder when it installs another version. */
const packaged = resolve('node_modules/@sparticuz/chromium/unpacked')

const args = [
  // Without this, the GPU process draws in software, which takes a tenth of the browser tests' processor time.
  '--disable-gpu',
  // Tests must not reach an owner's services, such as analytics. The benchmark's pages are at 127.0.0.1.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
]

// Because containers have only 64 MB in /dev/shm, Playwright has Chromium use files in /tmp instead, which takes a
// twentieth more processor time.
const ignoreDefaultArgs = availableIn('/dev/shm') > 1e9 ? ['--disable-dev-shm-usage'] : []

/** How many bytes a folder has left; none, if there is no such folder. */
function availableIn(folder: string) {
  if (!existsSync(folder)) return 0
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** The browser that E2E_BROWSER names, or the packaged one (on x64 Linux), or an installed one. */
export const launchOptions = chooseBrowser()

function chooseBrowser(): LaunchOptions {
  const hasPackaged = process.platform === 'linux' && process.arch === 'x64'
  const named = process.env.E2E_BROWSER
  if (named || !hasPackaged) {
    const executablePath = named || installed.find((path) => existsSync(path))
    // If no browser is found, Playwright says what to install.
    return executablePath ? { executablePath, args, ignoreDefaultArgs } : {}
  }
  const env = {
    ...process.env,
    // The values that Chromium itself sets. A thread that added one while others read the environment would crash
    // Chromium.
    DBUS_SESSION_BUS_ADDRESS: 'disabled:',
    FC_FONTATIONS: '1',
    // Minimal systems lack these libraries and fonts.
    LD_LIBRARY_PATH: join(packaged, 'al2023/lib'),
    ...(!existsSync('/etc/fonts/fonts.conf') && { FONTCONFIG_PATH: join(packaged, 'fonts') }),
  }
  return { executablePath: join(packaged, 'chromium'), env, args, ignoreDefaultArgs }
}

/** Unpacks the packaged browser if it is needed. Playwright calls this before it starts a worker. */
export default function globalSetup() {
  if (!launchOptions.env || existsSync(packaged)) return
  // An interrupted run must leave nothing that looks like a browser.
  const unfinished = mkdtempSync(`${packaged}-`)
  const script = "import('@sparticuz/chromium').then((module) => module.default.executablePath())"
  execFileSync(process.execPath, ['-e', script], {
    // The package unpacks into TMPDIR, and unpacks the libraries only on AWS Lambda.
    env: { ...process.env, TMPDIR: unfinished, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
  })
  const fonts = `<fontconfig><dir>${join(packaged, 'fonts')}</dir></fontconfig>`
  writeFileSync(join(unfinished, 'fonts/fonts.conf'), fonts)
  renameSync(unfinished, packaged)
}
