import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { createServer } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'

// `npm run dev` while its files are edited.

let folder: string

afterEach(() => rm(folder, { recursive: true }))

test('a reloaded page has changed texts and colours, and the dev server does not restart', async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'words-')))
  for (const file of ['index.html', 'src/content.ts', 'public/colors.css', 'public/share.png']) {
    await cp(file, join(folder, file))
  }
  await writeFile(join(folder, 'public/privacy.html'), 'Our notice')
  const edit = async (file: string, from: string | RegExp, to: string) => {
    const text = await readFile(join(folder, file), 'utf8')
    await writeFile(join(folder, file), text.replace(from, to))
  }
  vi.stubEnv('CONTENT_FILE', join(folder, 'src/content.ts'))
  const server = await createServer({
    root: folder,
    configFile: resolve('vite.config.ts'),
    // In this mode, there is no database.
    mode: 'test',
    logLevel: 'silent',
    server: { port: 0 },
  })
  try {
    await server.listen()
    const readPage = async () => await (await fetch(server.resolvedUrls?.local[0] ?? '')).text()
    await readPage()

    const notice = await fetch(new URL('/privacy?from=x', server.resolvedUrls?.local[0]))
    expect(await notice.text()).toContain('Our notice')

    await edit('src/content.ts', /lateNotice: .*/, 'lateNotice: "A part is missing.",')
    await edit(
      'public/colors.css',
      /--background:.*;/,
      '/* --background: red; */ --background: #123456; /* x; */',
    )
    const page = await readPage()
    expect(page).toContain('A part is missing.')
    expect(page).toContain('content="#123456" media="(prefers-color-scheme: light)"')

    await edit('src/content.ts', 'export const waitlist', 'export const waitlst')
    expect(await readPage()).toContain('src/content.ts: waitlist is missing or misspelt.')

    const sources = server.config.configFileDependencies.filter((file) => file.includes('/src/'))
    expect(sources, 'a change to these files restarts the server').toEqual([])
  } finally {
    await server.close()
  }
})

test('if a database cannot be opened, the error names its folder, and says what to do', async () => {
  folder = await mkdtemp(resolve('node_modules/.database-'))
  const database = join(folder, 'database')
  await mkdir(database)
  await writeFile(join(database, 'PG_VERSION'), '16')
  const command = ['node_modules/vite/bin/vite.js', '--mode', 'development', '--port', '0']
  const env = { ...process.env, EMBEDDED_DATABASE: database, VITE_SUPABASE_URL: '', CI: 'true' }
  const server = promisify(execFile)(process.execPath, command, { env, timeout: 60_000 })
  await expect(server).rejects.toMatchObject({
    stderr: expect.stringContaining(`The database in ${database} did not start`),
  })
})
