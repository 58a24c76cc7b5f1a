import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEmptyProject } from './database'

const run = promisify(execFile)

let database: PGlite
let server: PGLiteSocketServer

/** Runs the official CLI as the README does; it rejects where the exit code is not 0. */
async function supabase(...args: string[]): Promise<string> {
  const url = `postgres://postgres:postgres@${server.getServerConn()}/postgres?sslmode=disable`
  const { stdout } = await run(
    process.execPath,
    ['node_modules/supabase/dist/supabase.js', '--yes', ...args, `--remote=${url}`],
    { env: { ...process.env, DO_NOT_TRACK: '1', NO_COLOR: '1' } },
  )
  return stdout
}

async function query(...args: string[]): Promise<unknown> {
  return JSON.parse(await supabase('db', 'query', '--output', 'json', ...args))
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

test('the migrations apply to an empty project', async () => {
  const { rows } = await database.query('select title from public.homepage_settings')
  expect(rows).toEqual([{ title: 'Is Your Brand Visible in LLM Searches?' }])
})

// `npm run types` writes the file that this compares with.
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

test('an account becomes an administrator, and the answer says whether it did', async () => {
  const id = '00000000-0000-4000-8000-000000000001'
  await database.query('insert into auth.users (id, email) values ($1, $2)', [
    id,
    'you@example.com',
  ])
  function becomeAdministrator(email: string) {
    return query(
      `insert into private.admins (user_id) select id from auth.users where email = lower('${email}') on conflict do nothing returning user_id`,
    )
  }
  expect(await becomeAdministrator('typo@example.com')).toEqual([])
  expect(await becomeAdministrator('You@Example.com')).toEqual([{ user_id: id }])
  const { rows } = await database.query('select user_id from private.admins')
  expect(rows).toEqual([{ user_id: id }])
})

test('the export has no cell that a spreadsheet would run as a formula', async () => {
  await database.exec(`
    delete from public.waitlist;
    insert into public.waitlist (name, email, created_at) values
      ('=1+1', '+a@example.com', '2026-01-02 03:04:05.6+00'),
      (E'a;=b;c;-d\n@e\t＝f', 'b@example.com', '2026-01-02 03:04:05.6+00'),
      ('a=b - c', 'c@example.com', '2026-01-02 03:04:05.6+00');
  `)
  const created_at = '2026-01-02 03:04:05'
  expect(await query('--read-only', '--file', 'supabase/export.sql')).toEqual([
    { name: "'=1+1", email: "'+a@example.com", created_at },
    { name: "a;'=b;c;'-d\n'@e\t'＝f", email: 'b@example.com', created_at },
    { name: 'a=b - c', email: 'c@example.com', created_at },
  ])
})

test('the backup restores every entry as it was', async () => {
  const entries = 'select name, email, created_at::text from public.waitlist order by id'
  await database.exec(`
    delete from public.waitlist;
    insert into public.waitlist (name, email, created_at) values
      ('=Zoë "Q", x', '''+a@example.com', '2026-01-02 03:04:05.678901+00'),
      (E' line\r\nbreak;\tend ', 'B@example.com', '2026-07-08 09:10:11+00'),
      ('null', '用户@example.com', '2026-12-31 23:59:59.999999+00');
  `)
  const before = await database.query(entries)
  const csv = await supabase(
    ...['db', 'query', '--read-only', '--output', 'csv', '--file', 'supabase/backup.sql'],
  )
  await database.exec(`
    delete from public.waitlist;
    create temporary table csv (name text, email text, created_at text);
  `)
  await database.query(`copy csv from '/dev/blob' with (format csv, header match)`, [], {
    blob: new Blob([csv]),
  })
  // The statement with which the dashboard imports a CSV file.
  await database.exec(`
    insert into public.waitlist (name, email, created_at)
    select name, email, created_at from jsonb_populate_recordset(
      null::public.waitlist, (select jsonb_agg(csv) from csv)
    )
  `)
  expect((await database.query(entries)).rows).toEqual(before.rows)
})

test('the local seeds refuse to run on a hosted project', async () => {
  await database.exec('create role authenticator')
  for (const file of ['seed.local.sql', 'open-rule.local.sql']) {
    await expect(supabase('db', 'query', '--file', `supabase/${file}`)).rejects.toThrow(
      `${file} is for local databases only`,
    )
  }
})
