import { expect, test } from 'vitest'
import { sourceIn } from '../../src/data/source'
import { createProject } from './database'

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

  const database = await createProject()
  const { affectedRows } = await database.query(
    `insert into public.waitlist (name, email, source)
     select 'A', n || '@b', source from unnest($1::text[]) with ordinality as visits (source, n)`,
    [[...sources]],
  )
  expect(affectedRows).toBe(sources.size)
  expect([...sources]).toEqual(expect.arrayContaining(['a', '_', 'a-a', 'x'.repeat(40)]))
  await database.close()
})
