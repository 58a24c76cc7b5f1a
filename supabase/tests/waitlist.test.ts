import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sourceIn } from '../../src/data/source'
import { sampleValue } from '../../src/test/waitlist-entry'
import { waitlistFields } from '../../src/waitlist-fields'
import { asVisitor, createProject } from './pglite'

let database: Awaited<ReturnType<typeof createProject>>

beforeAll(async () => {
  database = await createProject()
})

// Every entry of these tests has the default address.
beforeEach(() => database.exec('delete from public.waitlist'))

afterAll(() => database.close())

test.each(waitlistFields)('the database refuses what the form refuses in $name', async (field) => {
  const join = (text: string | null) =>
    asVisitor(database, `insert into public.waitlist (${field.name}) values ($1)`, [text])
  const longest = sampleValue(field.name).padEnd(field.maxLength, 'x')
  await join(longest)
  for (const text of [null, '', ' ', `${longest}x`]) {
    // A null, a check, or row level security.
    const code = expect.stringMatching(/^(23502|23514|42501)$/)
    await expect(join(text), `${text}`).rejects.toMatchObject({ code })
  }
})

test('the database accepts the source of every URL', async () => {
  const characters = Array.from({ length: 0x20000 }, (_, code) => String.fromCodePoint(code))
  const texts = ['', 'x'.repeat(90), 'Ä-'.repeat(90), ...characters]
  const searches = texts.flatMap((text) => [
    `?from=${text}`,
    `?utm_source=a${text}a`,
    `?${new URLSearchParams({ ref: text })}`,
  ])
  searches.push('', '?from', '?from=%', '?from=%ff', '?from=%00', '?from=%E0%A4%A', '?from=a%0A')
  const sources = new Set(searches.map(sourceIn))
  sources.delete(undefined)

  const { affectedRows } = await database.query(
    `insert into public.waitlist (email, source)
     select n || '@b', source from unnest($1::text[]) with ordinality as visits (source, n)`,
    [[...sources]],
  )
  expect(affectedRows).toBe(sources.size)
  expect([...sources]).toEqual(expect.arrayContaining(['a', '_', 'a-a', 'x'.repeat(40)]))
})
