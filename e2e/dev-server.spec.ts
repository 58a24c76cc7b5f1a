import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import * as content from '../src/test/content'
import { expectText, expectUnknownPath } from './any-page'
import { expect, failedWith, test } from './fixtures'
import { devServer, firstCall } from './playwright.config'

// `npm run dev`, which differs from the built site in its server, its build of React and its database.

test.use({ baseURL: devServer, expectedErrors: failedWith(404, 409) })

const vite = resolve('node_modules/vite/bin/vite.js')

// One worker, which starts one server for all tests.
test.describe.configure({ mode: 'default' })

let folder: string
let server: ChildProcess
let exit: Promise<unknown>
/** What the server has printed. */
let output = ''

test.beforeAll(async () => {
  const root = process.cwd()
  folder = mkdtempSync(resolve('node_modules/.database-'))
  symlinkSync(resolve('supabase'), join(folder, 'supabase'), 'junction')
  writeFileSync(join(folder, '.env.local'), 'VITE_OF_THE_FILE=old')
  // The database looks as it does after an interrupted first start.
  const database = join(folder, 'database')
  mkdirSync(database)
  writeFileSync(join(database, 'PG_VERSION'), '16')
  writeFileSync(`${database}.unfinished`, '')
  const port = new URL(devServer).port
  server = spawn(process.execPath, [vite, root, '--port', port, '--strictPort'], {
    cwd: folder,
    env: {
      ...process.env,
      CONTENT_FILE: 'src/test/content.ts',
      EMBEDDED_DATABASE: database,
      // The server must start as if .env named no hosted project.
      VITE_SUPABASE_URL: '',
      VITE_PRIVACY_URL: '',
      VITE_CONTACT_EMAIL: '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  exit = once(server, 'exit')
  process.once('exit', () => server.kill())
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (data) => {
      output += data
    })
  const firstAnswer = () => fetch(devServer + firstCall).catch(({ message }: Error) => message)
  await Promise.race([
    expect.poll(firstAnswer, { timeout: 120_000 }).toMatchObject({ ok: true }),
    exit.then(() => {
      throw new Error(`The dev server ended: ${output}`)
    }),
  ])
})

test.afterAll(async () => {
  server.kill()
  await exit
  rmSync(folder, { recursive: true, maxRetries: 10 })
})

test('anyone can save the title, and a visitor can join only once', async ({
  page,
  landingPage,
  adminPage,
  email,
}) => {
  await page.goto('/admin')
  await expect(page.getByText('Admin Panel')).toBeVisible()
  await adminPage.save('  Does <b>ChatGPT</b> know your store? ')
  await expectText(page, 'Homepage title updated successfully.')
  await page.goto('/')
  await expect(landingPage.title).toHaveText('Does <b>ChatGPT</b> know your store?')
  await landingPage.join('Ada', email)
  await expectText(page, content.messages.welcome.description)
  await landingPage.join('Ada', email.toUpperCase())
  await expectText(page, content.messages.duplicate.description)
})

test('an unknown path is logged, and its page links home', async ({ page }) => {
  await expectUnknownPath(page)
})

test('a backup of the waitlist is not served', async ({ request }) => {
  const file = `backups/test-${process.pid}.json`
  mkdirSync('backups', { recursive: true })
  writeFileSync(file, 'a name, an address')
  try {
    for (const path of [`/${file}`, `/${file}?raw`, `/@fs/${resolve(file)}`, '/.env.example']) {
      const answer = await request.get(path)
      expect(await answer.text(), path).not.toMatch(/a name, an address|VITE_SUPABASE/)
      expect(answer.status(), path).toBe(403)
    }
  } finally {
    rmSync(file)
  }
})

test('the dev server can restart, as when its configuration changes, and no other server can open its database', async ({
  request,
}) => {
  const settings = '/rest/v1/homepage_settings?select=title'
  await request.patch(`${settings}&id=eq.1`, { data: { title: 'A title' } })
  const now = new Date()
  utimesSync('vite.config.ts', now, now)
  await expect.poll(() => output, { timeout: 120_000 }).toContain('server restarted')
  expect(await (await request.get(settings)).json()).toEqual([{ title: 'A title' }])
  const script = await (await request.get('/src/data/anon-client.ts')).text()
  expect(script).toContain('VITE_SUPABASE_ANON_KEY')
  expect(script, 'a variable that is copied here keeps its old value').not.toContain(
    'VITE_OF_THE_FILE',
  )
  const preview = [vite, 'preview', '--mode', 'embedded', '--port', '0']
  const env = { ...process.env, EMBEDDED_DATABASE: join(folder, 'database') }
  const other = promisify(execFile)(process.execPath, preview, { env, timeout: 60_000 })
  await expect(other).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('is in use by another server'),
  })
})
