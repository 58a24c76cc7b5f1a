import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEmptyProject } from './pglite'

const run = promisify(execFile)

let database: PGlite
let server: PGLiteSocketServer

/** Runs the official CLI; it rejects if the exit code is not 0. */
async function supabase(...args: string[]): Promise<string> {
  const url = `postgres://postgres:postgres@${server.getServerConn()}/postgres?sslmode=disable`
  const { stdout } = await run(
    process.execPath,
    ['node_modules/supabase/dist/supabase.js', '--yes', ...args, `--remote=${url}`],
    { env: { ...process.env, DO_NOT_TRACK: '1', NO_COLOR: '1' } },
  )
  return stdout
}

beforeAll(async () => {
  database = await createEmptyProject()
  server = new PGLiteSocketServer({
    db: database,
    host: '127.0.0.1',
    port: 0,
    maxConnections: 10,
  })
  await server.start()
  await supabase('migration', 'up')
})

afterAll(async () => {
  await server.stop()
  await database.close()
})

// `npm run types` writes the expected file.
test('database.types.ts is what the CLI generates from the migrations', async () => {
  const header =
    '// Generated from supabase/migrations by `npm run types`. Never edited by hand.\n\n'
  await expect(header + (await supabase('gen', 'types', '--schema', 'public'))).toMatchFileSnapshot(
    '../../src/data/database.types.ts',
  )
})

test('the Security and Performance Advisor has no warnings', async () => {
  await supabase('db', 'advisors', '--level', 'warn', '--fail-on', 'warn')
})

test('the local seeds refuse to run on a hosted project', async () => {
  await database.exec('create role authenticator')
  for (const file of ['seed.local.sql', 'open-rule.local.sql']) {
    await expect(supabase('db', 'query', '--file', `supabase/${file}`)).rejects.toThrow(
      `${file} is for local databases only`,
    )
  }
})
