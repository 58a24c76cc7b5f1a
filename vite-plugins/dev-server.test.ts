import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer as createTcpServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { createServer } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'

// `npm run dev` while its files are edited.

let folder: string

afterEach(() => rm(folder, { recursive: true }))

test('words and colours that change reach a reloaded page, and restart nothing', async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'words-')))
  for (const file of ['index.html', 'src/content.ts', 'public/colors.css', 'public/share.png']) {
    await cp(file, join(folder, file))
  }
  await writeFile(join(folder, 'public/privacy.html'), 'Our notice')
  const edit = async (file: string, from: string | RegExp, to: string) => {
    const text = await readFile(join(folder, file), 'utf8')
    await writeFile(join(folder, file), text.replace(from, to))
  }
  const server = await createServer({
    root: folder,
    configFile: resolve('vite.config.ts'),
    // Without a database.
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

    await edit('src/content.ts', /lateNotice: ".*"/, 'lateNotice: "A part is missing."')
    await edit('public/colors.css', /--paper:.*;/, '/* --paper: red; */ --paper: #123456; /* x; */')
    const page = await readPage()
    expect(page).toContain('A part is missing.')
    expect(page).toContain('content="#123456" media="(prefers-color-scheme: light)"')

    const sources = server.config.configFileDependencies.filter((file) => file.includes('/src/'))
    expect(sources, 'a change of these restarts the server').toEqual([])
  } finally {
    await server.close()
  }
})

test('the dev server restarts, as after a change of .env, and its database stays whole', async () => {
  folder = await mkdtemp(resolve('node_modules/.database-'))
  await symlink(resolve('supabase'), join(folder, 'supabase'), 'junction')
  await writeFile(join(folder, '.env.local'), 'VITE_OF_THE_FILE=old')
  vi.stubEnv('EMBEDDED_DATABASE', join(folder, 'database'))
  // As without a hosted project in .env.
  vi.stubEnv('VITE_SUPABASE_URL', '')
  const configFile = resolve('vite.config.ts')
  vi.spyOn(process, 'cwd').mockReturnValue(folder)
  const server = await createServer({
    configFile,
    mode: 'development',
    // The project's own would be replaced, under a dev server that runs.
    cacheDir: join(folder, 'cache'),
    logLevel: 'silent',
    server: { port: 0, watch: null },
  })
  const settings = () => `${server.resolvedUrls?.local[0]}rest/v1/homepage_settings?select=title`
  try {
    await server.listen()
    for (const title of ['The first', 'The second']) {
      const headers = { 'Content-Type': 'application/json' }
      const body = JSON.stringify({ title })
      await fetch(`${settings()}&id=eq.1`, { method: 'PATCH', headers, body })
      await server.restart()
      expect(await (await fetch(settings())).json()).toEqual([{ title }])
      expect(process.env, 'stays as the file was').not.toHaveProperty('VITE_OF_THE_FILE')
    }
  } finally {
    await server.close()
  }
})

test.each([
  ['dev', ['--mode', 'development']],
  ['preview', ['preview', '--mode', 'embedded']],
])('a second %s server leaves the database of the first alone', async (_, args) => {
  folder = await mkdtemp(resolve('node_modules/.database-'))
  const database = join(folder, 'database')
  const first = createTcpServer().listen(0, 'localhost')
  await once(first, 'listening')
  const address = first.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const env = { ...process.env, EMBEDDED_DATABASE: database, VITE_SUPABASE_URL: '', CI: 'true' }
  const command = ['node_modules/vite/bin/vite.js', ...args, '--port', String(port)]
  await expect(promisify(execFile)(process.execPath, command, { env })).rejects.toMatchObject({
    stderr: expect.stringContaining('in use'),
  })
  expect(existsSync(database)).toBe(false)
  first.close()
})
