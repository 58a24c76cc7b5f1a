import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { promisify } from 'node:util'
import type { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEmptyProject } from './database'

const run = promisify(execFile)

let database: PGlite
let server: PGLiteSocketServer
let url: string

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('The probe has no port')
  return address.port
}

/** Runs the official CLI as the README has the owner run it; `--remote` is our database. */
async function supabase(...args: string[]) {
  return await run(
    process.execPath,
    ['node_modules/supabase/dist/supabase.js', ...args, `--remote=${url}`],
    {
      env: { ...process.env, DO_NOT_TRACK: '1', NO_COLOR: '1' },
    },
  )
}

beforeAll(async () => {
  database = await createEmptyProject()
  const port = await freePort()
  server = new PGLiteSocketServer({ db: database, port, host: '127.0.0.1' })
  await server.start()
  url = `postgres://postgres:postgres@127.0.0.1:${port}/postgres?sslmode=disable`
})

afterAll(async () => {
  await server.stop()
  await database.close()
})

test('the official CLI applies the migrations to an empty project', async () => {
  const { stdout, stderr } = await supabase('--yes', 'migration', 'up')
  expect(stdout + stderr).not.toMatch(/warn/i)
  const { rows } = await database.query('select title from public.homepage_settings')
  expect(rows).toEqual([{ title: 'Is Your Brand Visible in LLM Searches?' }])
})

// `npm run types` writes the file that this compares with.
test('database.types.ts is what the CLI generates from the migrations', async () => {
  const { stdout } = await supabase('gen', 'types', '--schema', 'public')
  const header =
    '// Generated from supabase/migrations by `npm run types`. Never edited by hand.\n\n'
  await expect(header + stdout).toMatchFileSnapshot('../../src/data/database.types.ts')
})

// Its remaining hints, such as an index that an empty database has not used yet, are no warnings.
test("the advisor of Supabase's dashboard finds nothing to warn of", async () => {
  const { stderr } = await supabase('db', 'advisors', '--level', 'warn', '--fail-on', 'warn')
  expect(stderr).toContain('No issues found')
})
