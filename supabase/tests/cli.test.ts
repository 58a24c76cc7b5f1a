import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
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

/** Runs the README's command whose SQL has these words. */
async function readmeQuery(words: string): Promise<unknown> {
  const commands = (await readFile('README.md', 'utf8')).matchAll(
    /npx supabase db query --remote (--read-only )?"([^"]+)"/g,
  )
  const [found, ...others] = [...commands].filter(([, , sql]) => sql?.includes(words))
  const [, readOnly, sql] = found ?? []
  if (!sql || others.length > 0) throw new Error(`README.md has not one command with "${words}"`)
  return query(...(readOnly ? ['--read-only'] : []), sql)
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
  const becomeAdministrator = () => readmeQuery('insert into private.admins')
  expect(await becomeAdministrator()).toEqual([])
  const id = '00000000-0000-4000-8000-000000000001'
  await database.query('insert into auth.users (id, email) values ($1, $2)', [
    id,
    'you@example.com',
  ])
  expect(await becomeAdministrator()).toEqual([{ user_id: id }])
  const { rows } = await database.query('select user_id from private.admins')
  expect(rows).toEqual([{ user_id: id }])
})

test('one entry can be erased, spam deleted by its domain or hour, and entries counted by day', async () => {
  await database.exec(`
    delete from public.waitlist;
    insert into public.waitlist (name, email, created_at) values
      ('Them', 'Them@Example.com', '2027-01-30 12:00Z'),
      ('Other', 'others@example.com', '2027-01-30 12:00Z'),
      ('Spam', 'a@SPAM.example', '2027-01-30 12:00Z'),
      ('At the start of the hour', 'b@example.com', '2027-01-31 14:00Z'),
      ('At its end', 'c@example.com', '2027-01-31 14:59:59.9Z'),
      ('After it', 'd@example.com', '2027-01-31 15:00Z');
  `)
  expect(await readmeQuery('delete from public.waitlist where lower(email) = ')).toEqual([
    { name: 'Them', email: 'Them@Example.com' },
  ])
  expect(await readmeQuery('select count(*) from public.waitlist where')).toEqual([{ count: 0 }])
  expect(await readmeQuery('like')).toEqual([{ email: 'a@SPAM.example' }])
  expect(await readmeQuery('created_at >=')).toEqual([
    { email: 'b@example.com' },
    { email: 'c@example.com' },
  ])
  expect(await readmeQuery('group by day')).toEqual([
    { day: '2027-01-30', count: 1 },
    { day: '2027-01-31', count: 1 },
  ])
})

test('the rate limit can be raised', async () => {
  expect(await readmeQuery('update private.rate_limit')).toEqual([{ max_entries: 300 }])
})

test('the export has no cell that a spreadsheet would run as a formula', async () => {
  await database.exec(`
    delete from public.waitlist;
    insert into public.waitlist (name, email, created_at) values
      ('=1+1', '+a@example.com', '2026-01-02 03:04:05.6+00'),
      (E'a;=b;c;-d\n@e\t＝f', 'b@example.com', '2026-01-02 03:04:05.6+00'),
      (E'＋a;－b;＠c\r=d', '＝d@example.com', '2026-01-02 03:04:05.6+00'),
      (E'a;\t;\r;\n', 'e@example.com', '2026-01-02 03:04:05.6+00'),
      ('a=b - c', 'c@example.com', '2026-01-02 03:04:05.6+00');
  `)
  const created_at = '2026-01-02 03:04:05'
  expect(await query('--read-only', '--file', 'supabase/export.sql')).toEqual([
    { name: "'=1+1", email: "'+a@example.com", created_at },
    { name: "a;'=b;c;'-d\n'@e\t'＝f", email: 'b@example.com', created_at },
    { name: "'＋a;'－b;'＠c\r'=d", email: "'＝d@example.com", created_at },
    { name: "a;'\t;'\r;'\n", email: 'e@example.com', created_at },
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
