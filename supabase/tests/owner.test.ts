import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fromCsv } from '../owner/csv.js'
import { readStatement, statementNames } from '../owner/statements.js'
import { asVisitor, copyProject, type Project } from './copy'

let project: Project
let owner: Project['owner']

beforeAll(async () => {
  project = await copyProject()
  owner = project.owner
  return project.end
})

beforeEach(() =>
  owner.unsafe(`
    reset time zone;
    delete from public.waitlist;
    delete from auth.users;
    alter table public.waitlist drop column if exists later;
  `),
)

test('an account can be made an administrator and stop being one, and each answer shows whether it worked', async () => {
  const nobody = [{ answer: 'No account has this address.' }]
  expect(await project.run('add-administrator', 'You@Example.com')).toEqual(nobody)
  await owner.unsafe(`
    insert into auth.users (id, email)
    values ('00000000-0000-4000-8000-000000000001', 'you@example.com')
  `)
  const added = [{ answer: 'This account is an administrator.' }]
  expect(await project.run('add-administrator', 'You@Example.com')).toEqual(added)
  expect(await project.run('add-administrator', 'You@Example.com')).toEqual(added)
  expect(await project.run('list-administrators')).toEqual([{ email: 'you@example.com' }])
  const unknown = [{ answer: 'No administrator has this address.' }]
  expect(await project.run('remove-administrator', 'someone@example.com')).toEqual(unknown)
  const removed = [{ answer: 'This account is no longer an administrator.' }]
  expect(await project.run('remove-administrator', 'You@Example.com')).toEqual(removed)
  expect(await project.run('list-administrators')).toEqual([])
})

test("show-person shows only that person's entry", async () => {
  await owner.unsafe(`
    set time zone 'Pacific/Kiritimati';
    insert into public.waitlist (name, email, created_at) values
      ('Them', 'Them@Example.com', '2027-01-30 12:00Z'),
      ('Other', 'others@example.com', '2027-01-31 12:00Z');
  `)
  const shown = await project.run('show-person', 'them@example.com')
  expect(shown).toContainEqual({ field: 'name', value: 'Them' })
  expect(shown).toContainEqual({ field: 'email', value: 'Them@Example.com' })
  expect(shown).toContainEqual({ field: 'created_at', value: '2027-01-31T02:00:00+14:00' })
  expect(shown).not.toContainEqual({ field: 'name', value: 'Other' })
  expect(await project.run('confirmations')).toMatchObject([
    { state: 'not asked yet', reason: null },
  ])
})

test('sign-ups can be closed and opened again', async () => {
  const join = () =>
    asVisitor(owner, 'insert into public.waitlist (name, email, source) values ($1, $2, $3)', [
      'A',
      'a@b',
      'share',
    ])
  expect(await project.run('close-sign-ups')).toEqual([{ answer: 'Sign-ups are closed.' }])
  await expect(join()).rejects.toMatchObject({ code: '42501' })
  expect(await project.run('open-sign-ups')).toEqual([{ answer: 'Sign-ups are open.' }])
  await join()
})

test('a list from elsewhere is imported whole, or not at all if it repeats an email', async () => {
  // As the Table Editor imports a CSV file.
  const importList = (people: { name: string; email: string }[]) => owner`
    insert into public.waitlist (name, email)
    select name, email from jsonb_populate_recordset(null::public.waitlist, ${owner.json(people)})
  `
  const people = Array.from({ length: 100 }, (_, index) => ({
    name: 'A',
    email: `p${index}@example.com`,
  }))
  await importList(people)
  await expect(
    importList([
      { name: 'New', email: 'new@example.com' },
      { name: 'Listed', email: 'P7@EXAMPLE.com' },
    ]),
  ).rejects.toMatchObject({ code: '23505', detail: expect.stringContaining('p7@example.com') })
  const rows = await owner.unsafe('select count(*)::int as entries from public.waitlist')
  expect(rows).toEqual([{ entries: 100 }])
})

test('the rate limit can be raised, but not so far that every entry fails', async () => {
  expect(await project.run('set-rate-limit', '300')).toEqual([{ max_entries: 300 }])
  for (const refused of ['0', '1000000'])
    await expect(project.run('set-rate-limit', refused)).rejects.toMatchObject({ code: '23514' })
})

test.each(statementNames)(
  '%s ends with rows, so that the owner sees that it has worked',
  (name) => {
    const [lastStatement = ''] = readStatement(name).sql.split(';\n').slice(-1)
    expect(lastStatement).toMatch(/^(with|select)|\sreturning\s/)
  },
)

test('every update and delete has a where clause, because the safeupdate extension requires one', () => {
  const changes = statementNames.flatMap((name) =>
    readStatement(name).sql.match(/((?<!for )update|delete from) [^;]*/g),
  )
  for (const change of changes) if (change) expect(change).toMatch(/\swhere\s/)
})

// The tests below run the owner's commands in their own folder, with a fake of the API that the CLI calls.

const reference = 'abcdefghijklmnopqrst'
/** The linked project, as the API describes it. */
const hosted = {
  status: 'ACTIVE_HEALTHY',
  ...{ id: reference, ref: reference, name: 'Test', region: 'eu-central-1' },
  ...{ organization_id: 'test', organization_slug: 'test', created_at: '2026-01-01T00:00:00Z' },
  database: { host: 'localhost', version: '17', postgres_engine: '17', release_channel: 'ga' },
}

/** The status and the JSON with which the API answers. */
async function answer(url: string | undefined, body: string) {
  if (url === '/v1/projects') return [200, [hosted]] as const
  if (!url?.endsWith('/database/query')) return [404, {}] as const
  const { query, read_only } = JSON.parse(body)
  const mode = read_only ? 'read only' : 'read write'
  return [201, await owner.begin(mode, (transaction) => transaction.unsafe(query))] as const
}

let apiUrl: string

beforeAll(async () => {
  const api = createServer(async (request, response) => {
    const [status, json] = await answer(request.url, await text(request)).catch(
      ({ message }: Error) => [400, { message }] as const,
    )
    response.writeHead(status, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(json))
  }).listen(0, '127.0.0.1')
  await once(api, 'listening')
  const address = api.address()
  apiUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : undefined}`
  return () => {
    api.close()
  }
})

let folder: string
/** The folder with the commands, which start the CLI in ../../node_modules. */
let commands: string
let env: NodeJS.ProcessEnv

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'owner-'))
  commands = join(folder, 'supabase/owner')
  env = { ...process.env, API_URL: apiUrl }
  const cli = join(folder, 'node_modules/supabase/dist')
  await cp('supabase/owner', commands, { recursive: true })
  await mkdir(cli, { recursive: true })
  const standIn = pathToFileURL(resolve('supabase/tests/cli-stand-in.js'))
  await writeFile(join(cli, 'supabase.js'), `import '${standIn}'`)
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  return () => rm(folder, { recursive: true })
})

function runScript(script: string, args: string[], typed = '') {
  return new Promise<{ code: unknown; stdout: string; stderr: string }>((done) => {
    const { stdin } = execFile(
      process.execPath,
      [join(commands, script), ...args],
      { cwd: folder, env },
      (error, stdout, stderr) => done({ code: error?.code ?? 0, stdout, stderr }),
    )
    stdin?.end(typed)
  })
}

/** The files in the backups folder, by the ends of their names. */
async function saved() {
  const names = await readdir(join(folder, 'backups')).catch(() => [])
  const texts = names.map(async (name) => {
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\w+\.csv$/)
    return [name.slice(20), await readFile(join(folder, 'backups', name), 'utf8')] as const
  })
  return Object.fromEntries(await Promise.all(texts))
}

test('a statement runs with its value, whatever that contains', async () => {
  await owner.unsafe(`
    insert into public.waitlist (name, email) values
      ('Ada', 'o''$1$&neil@example.com'), ('Other', 'other@example.com')
  `)
  expect(await runScript('run.js', ['erase-person', "O'$1$&Neil@example.com"])).toMatchObject({
    code: 0,
    stdout: expect.stringContaining("o'$1$&neil@example.com"),
  })
  const rows = await owner.unsafe('select name from public.waitlist')
  expect(rows).toEqual([{ name: 'Other' }])
})

test.each([
  [['erase-person'], 'Write one value after erase-person'],
  [['delete-hour', '2027-01-31', '14:00'], 'Write one value after delete-hour'],
  [['list-administrators', 'today'], 'list-administrators takes no value.'],
  [['set-rate-limit', 'many'], 'Write a number from 1 to 999999.'],
  [['set-rate-limit', '0'], 'Write a number from 1 to 999999.'],
  [['delete-hour', '31.1.2027'], 'Write the hour as "2027-01-31 14:00" (UTC).'],
  [['delete-hour', '2027-01-31 14:00+02'], 'Write the hour as "2027-01-31 14:00" (UTC).'],
  [['delete-hour', '1.2.2027 14:00'], 'Write the hour as "2027-01-31 14:00" (UTC).'],
  [['erase'], 'npm run owner NAME [VALUE]'],
  [[], '\n  erase-person: Deletes the entry with the address $1.\n'],
])('%j is refused', async (args, sentence) => {
  expect(await runScript('run.js', args)).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining(sentence),
  })
})

/** Adds entries whose texts need care in CSV, JSON and SQL, and many others. */
async function addEntries(count: number) {
  await owner.unsafe(`
    insert into public.waitlist (name, email, created_at) values
      ('=Zoë "Q", x', '''+a@example.com', '2026-01-02 03:04:05.678901+00'),
      (E' line\\r\\nbreak;\\tend ', 'B@example.com', '2026-07-08 09:10:11+00'),
      ('null', '用户@example.com', '2026-12-31 23:59:59.999999+00');
    insert into public.waitlist (email, created_at)
    select n || '@example.org', '2027-01-01Z'::timestamptz + n * interval '1 minute'
    from generate_series(1, ${count - 3}) as n
  `)
}

/** The entries, in order of date. */
async function entries() {
  const sql = 'select name, email, created_at::text from public.waitlist order by created_at, email'
  return await owner.unsafe(sql)
}

async function backUp() {
  const { stdout } = await runScript('save.js', ['backup'])
  return stdout.replace(/^Saved .* in /, '').trim()
}

test('a backup of 10,000 entries restores the missing ones unchanged', async () => {
  await owner.unsafe(`set time zone 'Pacific/Kiritimati'`)
  await addEntries(10_000)
  const before = await entries()
  const path = await backUp()
  await owner.unsafe(`
    delete from public.waitlist where email in ('B@example.com', '7@example.org');
    update public.waitlist set name = 'Corrected', email = '用户@EXAMPLE.com' where name = 'null';
  `)
  expect(await runScript('restore.js', [path], 'n\n')).toMatchObject({ code: 1 })
  expect(await entries()).toHaveLength(9998)
  expect(await runScript('restore.js', [path], 'y\n')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('Added 2 entries; 9998 were already there.'),
  })
  expect(await entries()).toContainEqual(expect.objectContaining({ name: 'Corrected' }))
  await owner.unsafe('delete from public.waitlist')
  await runScript('restore.js', [path], 'y\n')
  expect(await entries()).toEqual(before)
})

test('a column that is added to the waitlist later is exported, shown, and restored', async () => {
  await owner.unsafe(`
    alter table public.waitlist add column later text;
    insert into public.waitlist (name, email, later) values
      ('A', 'a@b', '=1+1'), ('C', 'c@d', ''), ('E', 'e@f', null);
  `)
  const before = await owner.unsafe('select name, later from public.waitlist order by email')
  const path = await backUp()
  await runScript('save.js', ['export'])
  expect((await saved())['export.csv']).toContain(`,"'=1+1"\n`)
  expect(await project.run('show-person', 'a@b')).toContainEqual({ field: 'later', value: '=1+1' })
  await owner.unsafe('delete from public.waitlist')
  await runScript('restore.js', [path], 'Yes\n')
  const after = await owner.unsafe('select name, later from public.waitlist order by email')
  expect(after).toEqual(before)
})

/** A backup from when the waitlist had fewer columns. */
const older = `"name","email","created_at"
"Zoe, later","A@example.com","2026-01-02T03:04:06.000000Z"
"Zoë ""Q"", x","a@example.com","2026-01-02T03:04:05.678901Z"
"null","B@example.com","2026-07-08T09:10:11.000000Z"
`

test('a backup from before a column was added is restored, with the first of two entries for one address', async () => {
  await owner.unsafe('alter table public.waitlist add column later text')
  await writeFile(join(folder, 'older.csv'), older)
  await runScript('restore.js', ['older.csv'], 'Y\n')
  expect(await entries()).toEqual([
    { name: 'Zoë "Q", x', email: 'a@example.com', created_at: '2026-01-02 03:04:05.678901+00' },
    { name: 'null', email: 'B@example.com', created_at: '2026-07-08 09:10:11+00' },
  ])
})

test.each([
  [
    'a column that the waitlist lacks',
    /column .+ of relation/,
    older.replaceAll(/$/gm, ',"x"').slice(0, -4),
  ],
  ['no dates', /created_at/, `${older.replaceAll(/,[^,]*$/gm, '')}\n`],
  ['a missing end', /complete/, older.slice(0, -5)],
  ['no content', /complete/, ''],
  ['an invalid address', /waitlist_email_shape/, older.replace('B@', 'B')],
  ['an invalid date', /out of range/, older.replace('2026-07-08', '2026-13-08')],
])('a backup with %s restores nothing', async (_, reason, csv) => {
  await writeFile(join(folder, 'backup.csv'), csv)
  const { code, stderr } = await runScript('restore.js', ['backup.csv'], 'y\n')
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(reason) })
  expect(stderr).toMatch(/^Nothing was restored/)
  expect(await entries()).toEqual([])
  expect(await readdir(folder)).not.toContainEqual(expect.stringMatching('restore-'))
})

test.each([
  ['a missing cell', older.replace('"null",', '')],
  ['cells without quotes', older.replaceAll('"', '')],
  ['other content', 'PK'],
])('a backup with %s is not read', (_, csv) => {
  expect(fromCsv(csv)).toBeUndefined()
})

test.each(['none.csv', 'supabase'])(
  'restoring %s, which is not a file, fails and names it',
  async (path) => {
    expect(await runScript('restore.js', [path])).toMatchObject({
      code: 1,
      stderr: `Nothing was restored: there is no file ${path}.\n`,
    })
  },
)

test('the export has no cell that a spreadsheet would run as a formula', async () => {
  await owner.unsafe(`
    insert into public.waitlist (name, email, created_at) values
      ('=1+1', '+a@example.com', '2026-01-02 03:04:05.6+00');
    insert into public.waitlist (name, email) values
      (E'a;=b;c;-d\\n@e\\t＝f', 'b@example.com'),
      (E'＋a;－b;＠c\\r=d', '＝d@example.com'),
      (E'\\t=a;\\t;\\r;\\n', 'e@example.com'),
      ('a=b - c', 'c@example.com');
  `)
  await runScript('save.js', ['export'])
  const csv = (await saved())['export.csv']
  expect(csv).toContain(`\n"'=1+1","'+a@example.com","2026-01-02 03:04:05"`)
  expect(csv).toContain(`\n"a;'=b;c;'-d\n'@e\t'＝f","b@example.com",`)
  expect(csv).toContain(`\n"'＋a;'－b;'＠c\r'=d","'＝d@example.com",`)
  expect(csv).toContain(`\n"'\t'=a;'\t;'\r;'\n","e@example.com",`)
  expect(csv).toContain(`\n"a=b - c","c@example.com",`)
})

test('a deletion by address, domain, or hour (UTC) prints the deleted entries', async () => {
  await owner.unsafe(`
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
  const erased = await runScript('run.js', ['erase-person', 'them@example.com'])
  expect(erased.stdout).toMatch(/1 of 7 .*Them@Example.com/s)
  const again = await runScript('run.js', ['erase-person', 'them@example.com'])
  expect(again).toMatchObject({ code: 0, stdout: 'This deletes 0 of 6 entries.\n' })
  const spam = await runScript('run.js', ['delete-domain', 'Spam.example'])
  expect(spam.stdout).toMatch(/1 of 6 .*a@SPAM.example/s)
  const hour = await runScript('run.js', ['delete-hour', '2027-01-31 14:00'])
  expect(hour.stdout).toMatch(/2 of 5 .*b@example.com.*c@example.com/s)
  const rows = await owner.unsafe('select name from public.waitlist order by id')
  expect(rows).toEqual([{ name: 'Other' }, { name: 'Subdomain' }, { name: 'After it' }])
})

test('the number of entries must be typed to delete more than 20, but not 20', async () => {
  await addEntries(21)
  const refused = await runScript('run.js', ['empty-waitlist'], 'y\n')
  expect(refused).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/^This deletes 21 of 21/),
  })
  expect(await entries()).toHaveLength(21)
  const typed = await runScript('run.js', ['empty-waitlist'], '21\n')
  expect(typed).toMatchObject({ code: 0, stdout: expect.stringMatching(/deleted.*21/s) })
  expect(await entries()).toEqual([])
  await addEntries(20)
  expect(await runScript('run.js', ['empty-waitlist'])).toMatchObject({ code: 0 })
  expect(await entries()).toEqual([])
})

test('an empty waitlist is exported as its column names, which Excel reads as UTF-8', async () => {
  await runScript('save.js', ['export'])
  const csv = expect.stringMatching(/^\uFEFF"name","email","created_at".*\n$/)
  expect(await saved()).toEqual({ 'export.csv': csv })
})

test.each([
  ['save.js', ['backup'], 'Nothing was saved.'],
  ['restore.js', ['older.csv'], 'Nothing was restored.'],
  ['run.js', ['erase-person', 'a@b'], 'Nothing was deleted.'],
])('%s prints an unexpected answer unchanged', async (script, args, sentence) => {
  await writeFile(join(folder, 'older.csv'), older)
  env.ANSWER = 'null'
  const stderr = `${sentence} The answer was null\n\n`
  expect(await runScript(script, args, 'y\n')).toMatchObject({ code: 1, stderr })
})

test('nothing is saved when the answer arrives incomplete', async () => {
  // The official CLI prints what has arrived, and exits with 0.
  env.ANSWER = '[{ "columns": ["name", "email"], "entries": [["A", "a@b"]'
  const { code, stdout, stderr } = await runScript('save.js', ['backup'])
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr).toMatch(/^Nothing was saved\. /)
  expect(await saved()).toEqual({})
})

describe('with the official CLI,', () => {
  beforeEach(async () => {
    // Tells the CLI where the API is.
    await writeFile(
      join(folder, 'profile.yaml'),
      `name: test\napi_url: ${apiUrl}\ndashboard_url: http://127.0.0.1\nproject_host: localhost\n`,
    )
    await mkdir(join(folder, 'supabase/.temp'))
    await writeFile(join(folder, 'supabase/.temp/project-ref'), reference)
    commands = resolve('supabase/owner')
    env = {
      ...process.env,
      ...{ HOME: folder, USERPROFILE: folder, TMPDIR: folder, TEMP: folder },
      ...{ SUPABASE_HOME: folder, SUPABASE_NO_KEYRING: '1' },
      ...{ SUPABASE_PROFILE: join(folder, 'profile.yaml'), SUPABASE_YES: '1' },
      ...{ SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}`, DO_NOT_TRACK: '1', NO_COLOR: '1' },
    }
  })

  test('a backup, a restore and a change work', async () => {
    await addEntries(4)
    const before = await entries()
    const path = await backUp()
    await owner.unsafe(`delete from public.waitlist where email = 'B@example.com'`)
    const restored = await runScript('restore.js', [path], 'y\n')
    expect(restored).toMatchObject({ code: 0, stdout: expect.stringContaining('Added 1 entries') })
    expect(await entries()).toEqual(before)
    const changed = await runScript('run.js', ['set-rate-limit', '300'])
    expect(changed).toMatchObject({ code: 0, stdout: expect.stringMatching(/max_entries.*300/s) })
  })

  test('the reason is printed when the database refuses a statement', async () => {
    await addEntries(4)
    const { code, stderr } = await runScript('run.js', ['delete-hour', '2027-13-31 14:00'])
    const reason = expect.stringMatching(/^Nothing was deleted\. .*out of range/s)
    expect({ code, stderr }).toEqual({ code: 1, stderr: reason })
  })
})
