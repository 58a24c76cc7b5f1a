import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asVisitor, createProject } from './database'

let database: PGlite

beforeAll(async () => {
  database = await createProject()
})

beforeEach(async () => {
  await database.exec('reset time zone; delete from public.waitlist; delete from auth.users')
})

afterAll(() => database.close())

/** Runs a statement of supabase/owner, in which $1 stands for the value. */
async function run(name: string, value?: string): Promise<unknown[]> {
  const sql = await readFile(`supabase/owner/${name}.sql`, 'utf8')
  return (await database.query(sql, value === undefined ? [] : [value])).rows
}

test('an account becomes an administrator and ceases to be one, and the answer says whether it did', async () => {
  expect(await run('add-administrator', 'You@Example.com')).toEqual([])
  const user_id = '00000000-0000-4000-8000-000000000001'
  await database.query('insert into auth.users (id, email) values ($1, $2)', [
    user_id,
    'you@example.com',
  ])
  expect(await run('add-administrator', 'You@Example.com')).toEqual([{ user_id }])
  expect(await run('add-administrator', 'You@Example.com')).toEqual([])
  expect(await run('list-administrators')).toEqual([{ email: 'you@example.com' }])
  expect(await run('remove-administrator', 'someone@example.com')).toEqual([])
  expect(await run('remove-administrator', 'You@Example.com')).toEqual([{ user_id }])
  expect(await run('list-administrators')).toEqual([])
})

test('one entry can be erased, spam deleted by its domain or hour, and entries counted by day', async () => {
  await database.exec(`
    set time zone 'Pacific/Kiritimati';
    insert into public.waitlist (name, email, created_at) values
      ('Them', 'Them@Example.com', '2027-01-30 12:00Z'),
      ('Other', 'others@example.com', '2027-01-30 12:00Z'),
      ('Spam', 'a@SPAM.example', '2027-01-30 12:00Z'),
      ('Subdomain', 'a@mail.spam.example', '2027-01-30 12:00Z'),
      ('At the start of the hour', 'b@example.com', '2027-01-31 14:00Z'),
      ('At its end', 'c@example.com', '2027-01-31 14:59:59.9Z'),
      ('After it', 'd@example.com', '2027-01-31 15:00Z');
  `)
  expect(await run('count-person', 'them@example.com')).toEqual([{ count: 1 }])
  expect(await run('erase-person', 'them@example.com')).toEqual([
    { name: 'Them', email: 'Them@Example.com' },
  ])
  expect(await run('count-person', 'them@example.com')).toEqual([{ count: 0 }])
  expect(await run('delete-domain', 'Spam.example')).toEqual([{ email: 'a@SPAM.example' }])
  expect(await run('delete-hour', '2027-01-31 14:00')).toEqual([
    { email: 'b@example.com' },
    { email: 'c@example.com' },
  ])
  expect(await run('count-by-day')).toEqual([
    { day: '2027-01-30', count: 2 },
    { day: '2027-01-31', count: 1 },
  ])
})

test('sign-ups can be closed and opened again', async () => {
  const join = () =>
    asVisitor(database, 'insert into public.waitlist (name, email) values ($1, $2)', ['A', 'a@b'])
  await run('close-sign-ups')
  await expect(join()).rejects.toMatchObject({ code: '42501' })
  await run('open-sign-ups')
  await join()
})

test('the waitlist can be emptied', async () => {
  await database.exec(`insert into public.waitlist (name, email) values ('A', 'a@b'), ('C', 'c@d')`)
  expect(await run('empty-waitlist')).toEqual([{ deleted: 2 }])
  expect(await run('waitlist')).toEqual([])
})

test('the rate limit can be raised', async () => {
  expect(await run('set-rate-limit', '300')).toEqual([{ max_entries: 300 }])
})

test('the export has no cell that a spreadsheet would run as a formula', async () => {
  await database.exec(`
    insert into public.waitlist (name, email, created_at) values
      ('=1+1', '+a@example.com', '2026-01-02 03:04:05.6+00'),
      (E'a;=b;c;-d\n@e\t＝f', 'b@example.com', '2026-01-02 03:04:05.6+00'),
      (E'＋a;－b;＠c\r=d', '＝d@example.com', '2026-01-02 03:04:05.6+00'),
      (E'a;\t;\r;\n', 'e@example.com', '2026-01-02 03:04:05.6+00'),
      ('a=b - c', 'c@example.com', '2026-01-02 03:04:05.6+00');
  `)
  const created_at = '2026-01-02 03:04:05'
  expect(await run('export')).toEqual([
    { name: "'=1+1", email: "'+a@example.com", created_at },
    { name: "a;'=b;c;'-d\n'@e\t'＝f", email: 'b@example.com', created_at },
    { name: "'＋a;'－b;'＠c\r'=d", email: "'＝d@example.com", created_at },
    { name: "a;'\t;'\r;'\n", email: 'e@example.com', created_at },
    { name: 'a=b - c', email: 'c@example.com', created_at },
  ])
})

// From here on the owner's commands, with the official CLI. Its server is played here.

const reference = 'abcdefghijklmnopqrst'

let api: Server
let folder: string
/** How much of an answer arrives. */
let arriving: number

async function answer(url: string | undefined, body: string) {
  if (url === '/v1/projects') return [200, [project]] as const
  if (!url?.endsWith('/database/query')) return [404, {}] as const
  const { query, read_only } = JSON.parse(body)
  const [result] = await database.transaction(async (transaction) => {
    if (read_only) await transaction.exec('set transaction read only')
    return transaction.exec(query)
  })
  return [201, result?.rows] as const
}

const project = {
  status: 'ACTIVE_HEALTHY',
  ...{ id: reference, ref: reference, name: 'Test', region: 'eu-central-1' },
  ...{ organization_id: 'test', organization_slug: 'test', created_at: '2026-01-01T00:00:00Z' },
  database: { host: 'localhost', version: '17', postgres_engine: '17', release_channel: 'ga' },
}

beforeAll(async () => {
  api = createServer(async (request, response) => {
    const [status, json] = await answer(request.url, await text(request))
    response.writeHead(status, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(json).slice(0, arriving))
  }).listen(0, '127.0.0.1')
  await once(api, 'listening')
})

afterAll(() => api.close())

beforeEach(async () => {
  arriving = Number.POSITIVE_INFINITY
  folder = await mkdtemp(join(tmpdir(), 'owner-'))
  const address = api.address()
  const port = typeof address === 'object' ? address?.port : undefined
  await writeProfile(port)
  await mkdir(join(folder, 'supabase/.temp'), { recursive: true })
  await writeFile(join(folder, 'supabase/.temp/project-ref'), reference)
  return () => rm(folder, { recursive: true })
})

/** Tells the CLI where its server is. */
async function writeProfile(port: number | undefined) {
  await writeFile(
    join(folder, 'profile.yaml'),
    `name: test\napi_url: http://127.0.0.1:${port}\ndashboard_url: http://127.0.0.1\nproject_host: localhost\n`,
  )
}

/** Runs a script of supabase/owner in the folder of the test, which is linked to the project. */
function owner(script: string, args: string[], env?: Record<string, string>) {
  return new Promise<{ code: unknown; stdout: string; stderr: string }>((done) => {
    execFile(
      process.execPath,
      [resolve('supabase/owner', script), ...args],
      {
        cwd: folder,
        env: {
          ...process.env,
          ...{ HOME: folder, USERPROFILE: folder, SUPABASE_HOME: folder, SUPABASE_NO_KEYRING: '1' },
          ...{ SUPABASE_PROFILE: join(folder, 'profile.yaml'), SUPABASE_YES: '1' },
          ...{ SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}`, DO_NOT_TRACK: '1', NO_COLOR: '1' },
          ...env,
        },
      },
      (error, stdout, stderr) => done({ code: error?.code ?? 0, stdout, stderr }),
    )
  })
}

/** The files in the folder of backups, by the ends of their names. */
async function saved() {
  const names = await readdir(join(folder, 'backups')).catch(() => [])
  const texts = names.map(async (name) => {
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\w+\.csv$/)
    return [name.slice(20), await readFile(join(folder, 'backups', name), 'utf8')] as const
  })
  return Object.fromEntries(await Promise.all(texts))
}

test('a statement runs with its value, whatever that contains', async () => {
  await database.exec(`
    insert into public.waitlist (name, email) values
      ('Ada', 'o''$1neil@example.com'), ('Other', 'other@example.com')
  `)
  expect(await owner('run.js', ['count-person', "o'$1neil@example.com"])).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/count.*1/s),
  })
  expect(await owner('run.js', ['erase-person', "O'$1Neil@example.com"])).toMatchObject({
    code: 0,
    stdout: expect.stringContaining("o'$1neil@example.com"),
  })
  const { rows } = await database.query('select name from public.waitlist')
  expect(rows).toEqual([{ name: 'Other' }])
})

test.each([
  [['erase-person'], 'Write one value after erase-person'],
  [['delete-hour', '2027-01-31', '14:00'], 'Write one value after delete-hour'],
  [['count-by-day', 'today'], 'count-by-day takes no value.'],
  [['erase'], 'npm run owner NAME [VALUE]'],
  [[], '\n  erase-person: Deletes the entry with the address $1.\n'],
])('%j is refused', async (args, sentence) => {
  expect(await owner('run.js', args)).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining(sentence),
  })
})

test('the backup restores every entry as it was', async () => {
  const entries = 'select name, email, created_at::text from public.waitlist order by id'
  await database.exec(`
    insert into public.waitlist (name, email, created_at) values
      ('=Zoë "Q", x', '''+a@example.com', '2026-01-02 03:04:05.678901+00'),
      (E' line\r\nbreak;\tend ', 'B@example.com', '2026-07-08 09:10:11+00'),
      ('null', '用户@example.com', '2026-12-31 23:59:59.999999+00');
  `)
  const before = await database.query(entries)
  const { stdout } = await owner('save.js', ['waitlist'])
  expect(stdout).toMatch(/^Saved 3 entries in backups\/.*-waitlist\.csv\n$/)
  const { 'waitlist.csv': csv = '' } = await saved()
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

test('an empty waitlist is exported as its columns, which Excel reads as UTF-8', async () => {
  await owner('save.js', ['export'])
  expect(await saved()).toEqual({ 'export.csv': '\uFEFF"name","email","created_at"\n' })
})

test('nothing is saved when the whole answer does not arrive', async () => {
  await database.exec(`insert into public.waitlist (name, email) values ('A', 'a@b'), ('C', 'c@d')`)
  arriving = 60
  const { code, stdout, stderr } = await owner('save.js', ['waitlist'])
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr).toMatch(/^Nothing was saved\. /)
  expect(await saved()).toEqual({})
})
