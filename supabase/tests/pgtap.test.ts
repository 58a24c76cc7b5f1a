import { readdirSync, readFileSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createProject } from './pglite'
import type { DefaultGrants } from './project'

const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.sql'))

let projects: Record<DefaultGrants, PGlite>

beforeAll(async () => {
  projects = {
    nothing: await createProject('nothing'),
    everything: await createProject('everything'),
  }
})

afterAll(() => Promise.all(Object.values(projects).map((database) => database.close())))

// Each file rolls back what it did.
describe.each<DefaultGrants>(['nothing', 'everything'])(
  'a project that grants %s by default',
  (grants) => {
    // Where a file stops with an error, its transaction is still open.
    afterEach(() => projects[grants].exec('rollback'))

    test.each(files)('%s', async (file) => {
      const sql = readFileSync(`${import.meta.dirname}/${file}`, 'utf8')
      const results = await projects[grants].exec(sql)
      const lines = results
        .flatMap(({ rows }) => rows.flatMap((row) => Object.values(row)))
        .map(String)
      const passed = lines.filter((line) => line.startsWith('ok'))
      expect(lines.filter((line) => /^(not ok|# )/.test(line)).join('\n')).toBe('')
      // The last statement of a file, finish(), says how many assertions ran.
      expect(lines.at(-1)).toBe(`1..${passed.length}`)
    })
  },
)

test("a project's rate limit has a secret that no other project has", async () => {
  const keys = await Promise.all(
    Object.values(projects).map(async (database) => {
      const { rows } = await database.query('select hash_key from private.rate_limit')
      expect(rows).toHaveLength(1)
      return rows[0]
    }),
  )
  expect(keys[0]).not.toEqual(keys[1])
})
