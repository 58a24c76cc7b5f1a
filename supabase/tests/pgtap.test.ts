import { readdirSync, readFileSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createProject, type DefaultGrants } from './database'

const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.sql'))

// `supabase test db` runs the same files. Each of them rolls back what it did.
describe.each<DefaultGrants>(['nothing', 'everything'])(
  'a project that grants %s by default',
  (grants) => {
    let database: PGlite

    beforeAll(async () => {
      database = await createProject(grants)
    })

    // Where a file stops with an error, its transaction is still open.
    afterEach(() => database.exec('rollback'))

    afterAll(() => database.close())

    test.each(files)('%s', async (file) => {
      const results = await database.exec(readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))
      const lines = results
        .flatMap(({ rows }) => rows.flatMap((row) => Object.values(row)))
        .map(String)
      const planned = Number(lines.find((line) => line.startsWith('1..'))?.slice(3))
      expect(lines.filter((line) => /^(not ok|# )/.test(line)).join('\n')).toBe('')
      expect(lines.filter((line) => line.startsWith('ok'))).toHaveLength(planned)
    })
  },
)

test("a project's rate limit has a secret that no other project has", async () => {
  const keys = new Set<string>()
  for (let project = 0; project < 2; project += 1) {
    const database = await createProject()
    const { rows } = await database.query<{ key: string }>(
      'select hash_key as key from private.rate_limit',
    )
    for (const { key } of rows) keys.add(key)
    await database.close()
  }
  expect(keys.size).toBe(2)
})
