import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sourceIn } from '../../src/data/source'
import { sampleValue } from '../../src/test/waitlist-entry'
import { toEntry, waitlistFields } from '../../src/waitlist-fields'
import { asVisitor, copyProject, type Project } from './copy'
import type { Client } from './postgres'

let project: Project

beforeAll(async () => {
  project = await copyProject()
  return project.end
})

beforeEach(() =>
  project.owner.unsafe('truncate public.waitlist, private.rate_limit_counters cascade'),
)

test.each(waitlistFields)('the database refuses what the form refuses in $name', async (field) => {
  const join = (text: string | null) =>
    asVisitor(project.owner, `insert into public.waitlist (${field.name}) values ($1)`, [text])
  const longest = sampleValue(field.name).padEnd(field.maxLength, 'x')
  await join(longest)
  for (const text of [...(field.message ? [null, '', ' '] : []), `${longest}x`]) {
    // Refused as null, by a check constraint, or by row level security.
    const code = expect.stringMatching(/^(23502|23514|42501)$/)
    await expect(join(text), `${text}`).rejects.toMatchObject({ code })
  }
})

test('the database accepts an entry whose optional fields are empty', async () => {
  const required = waitlistFields.filter(({ message }) => message).map(({ name }) => name)
  const entry = toEntry((name) => (required.includes(name) ? sampleValue(name) : ''))
  const values = Object.keys(entry).map((_, index) => `$${index + 1}`)
  const sql = `insert into public.waitlist (${Object.keys(entry)}) values (${values})`
  await asVisitor(project.owner, sql, Object.values(entry))
})

test('the database accepts the source in any URL', async () => {
  const characters = Array.from({ length: 0x10000 }, (_, code) => String.fromCodePoint(code))
  const texts = ['', '🙂', 'x'.repeat(90), 'Ä-'.repeat(90), ...characters]
  const searches = texts.flatMap((text) => [
    `?from=${text}`,
    `?utm_source=a${text}a`,
    `?${new URLSearchParams({ ref: text })}`,
  ])
  searches.push('', '?from', '?from=%', '?from=%ff', '?from=%00', '?from=%E0%A4%A', '?from=a%0A')
  const sources = new Set(searches.map(sourceIn).filter((source) => source !== undefined))

  const { count } = await project.owner.unsafe(
    `insert into public.waitlist (email, source)
     select n || '@b', source from unnest($1::text[]) with ordinality as visits (source, n)`,
    [[...sources]],
  )
  expect(count).toBe(sources.size)
  expect([...sources]).toEqual(expect.arrayContaining(['a', '_', 'a-a', 'x'.repeat(40)]))
})

test.each(
  (['nothing', 'everything'] as const).flatMap((grants) =>
    (['anon', 'authenticated'] as const).map((role) => ({ grants, role })),
  ),
)(
  'two rows added as $role do not reveal whether one is on the list, if a project grants $grants',
  async ({ grants, role }) => {
    const { owner, end } = await copyProject(grants)
    await owner.unsafe(`insert into public.waitlist (email) values ('listed@b.com')`)

    /** Runs one insert for each list of rows, all in one transaction, as pg_graphql runs mutations. */
    async function answerTo(...statements: string[][]) {
      const sql = statements.map(
        (rows) => `insert into public.waitlist (name, email, source) values ${rows.join()}`,
      )
      return owner.unsafe(`set local role ${role}; ${sql.join('; ')}`).then(
        () => 'added',
        ({ code, message }: { code: string; message: string }) => `${code} ${message}`,
      )
    }

    for (const second of [
      `(' ', 'a@b.com', 'x')`,
      `(null, 'a@b.com', 'x')`,
      `('${'x'.repeat(201)}', 'a@b.com', 'x')`,
      `('A', 'no-at-sign', 'x')`,
      `('A', 'a@b.com', 'No source')`,
      `('A', 'a@b.com', null)`,
      `('A', 'valid@b.com', 'x')`,
      'the same',
    ]) {
      for (const order of ['before', 'after']) {
        const [together, apart] = [new Set<string>(), new Set<string>()]
        for (const email of ['Listed@b.com', 'unlisted@b.com']) {
          const row = `('A', '${email}', 'x')`
          const rows = [second === 'the same' ? row : second, row]
          if (order === 'after') rows.reverse()
          together.add(await answerTo(rows))
          apart.add(await answerTo(...rows.map((one) => [one])))
        }
        for (const answers of [together, apart]) {
          expect(answers.size, `${second} ${order} it: ${[...answers]}`).toBe(1)
          expect(answers).not.toContain('added')
        }
      }
    }
    expect(await answerTo([`('A', 'listed@b.com', 'x')`])).toMatch('23505')
    expect(await answerTo([`('A', 'unlisted@b.com', 'x')`])).toBe('added')
    await end()
  },
)

/** Adds an entry as PostgREST does for a visitor: several statements in one transaction. */
async function joinWaitlist(client: Client, email: string, ip?: string) {
  const headers = ip && JSON.stringify({ 'cf-connecting-ip': ip })
  await client.unsafe(`
    set local role anon;
    select set_config('request.headers', '${headers ?? ''}', true);
    insert into public.waitlist (email) values ('${email}');
  `)
}

describe('with 50 connections', () => {
  let clients: Client[]

  beforeAll(() => {
    clients = Array.from({ length: 50 }, () => project.connect())
  })

  /** Makes many requests, each on the next free connection, and returns the error codes of those refused. */
  async function request(count: number, send: (client: Client, index: number) => Promise<void>) {
    const refusals: string[] = []
    const indexes = Array(count).keys()
    async function work(client: Client) {
      for (const index of indexes) {
        await send(client, index).catch(({ code }: { code: string }) => refusals.push(code))
      }
    }
    await Promise.all(clients.map(work))
    return refusals
  }

  test('exactly 60 of 400 entries from one IP address are accepted', async () => {
    await project.owner.unsafe('update private.rate_limit set max_entries = 60')
    const refusals = await request(400, (client, index) =>
      joinWaitlist(client, `${index}@example.com`, '192.0.2.1'),
    )
    expect(refusals).toEqual(Array(340).fill('PT429'))
    const rows = await project.owner.unsafe('select count(*)::int as entries from public.waitlist')
    expect(rows).toEqual([{ entries: 60 }])
  })

  test('1,000 entries, of which a tenth are duplicates, leave one row for each email', async () => {
    const emails = Array.from({ length: 1000 }, (_, index) =>
      index % 10 === 9 ? `JOSÉ${index - 1}@EXAMPLE.com` : `josé${index}@example.com`,
    )
    const refusals = await request(emails.length, (client, index) =>
      joinWaitlist(client, emails[index] ?? '', `192.0.2.${index % 100}`),
    )
    expect(refusals).toEqual(Array(100).fill('23505'))
    const rows = await project.owner.unsafe<{ email: string }[]>(
      'select lower(email) as email from public.waitlist',
    )
    const distinct = new Set(emails.map((email) => email.toLowerCase()))
    expect(rows.map(({ email }) => email).sort()).toEqual([...distinct].sort())
  })

  test('one email entered 200 times at once leaves one row', async () => {
    const refusals = await request(200, (client) => joinWaitlist(client, 'ada@example.com'))
    expect(refusals).toEqual(Array(199).fill('23505'))
    const rows = await project.owner.unsafe('select email from public.waitlist')
    expect(rows).toEqual([{ email: 'ada@example.com' }])
  })

  test('two entries that wait for a third with the same email do not deadlock when the third fails', async () => {
    const third = project.connect()
    await third.unsafe('begin')
    await joinWaitlist(third, 'ada@example.com', '192.0.2.1')
    const refusals = request(2, (client, index) =>
      joinWaitlist(client, 'Ada@example.com', `198.51.100.${index}`),
    )
    const waiting = 'select from pg_locks where not granted'
    await expect.poll(() => project.owner.unsafe(waiting)).toHaveLength(2)
    await third.unsafe('rollback')
    expect(await refusals).toEqual(['23505'])
    await third.end()
  })

  test('an entry does not wait for another client whose counter has expired', async () => {
    const [first, second] = [project.connect(), project.connect()]
    await joinWaitlist(first, 'first@example.com', '192.0.2.1')
    await project.owner.unsafe(`update private.rate_limit_counters set window_start = '2000-01-01'`)
    await first.unsafe('begin')
    await joinWaitlist(first, 'uncommitted@example.com', '192.0.2.1')
    await second.unsafe('set lock_timeout = 5000')
    await joinWaitlist(second, 'second@example.com', '192.0.2.2')
    const rows = await project.owner.unsafe('select email from public.waitlist order by id')
    expect(rows).toEqual([{ email: 'first@example.com' }, { email: 'second@example.com' }])
    await Promise.all([first.end(), second.end()])
  })
})
