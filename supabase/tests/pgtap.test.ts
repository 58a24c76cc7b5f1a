import { readdirSync, readFileSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createProject, type DefaultGrants } from './database'

const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.sql'))

// `supabase test db` runs the same files. Each of them takes back what it did.
describe.each<DefaultGrants>(['nothing', 'everything'])(
  'a project that granted %s',
  (defaultGrants) => {
    let database: PGlite

    beforeAll(async () => {
      database = await createProject(defaultGrants)
    })

    afterAll(() => database.close())

    test.each(files)('%s', async (file) => {
      const results = await database.exec(readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))
      const lines = results
        .flatMap(({ rows }) => rows.flatMap((row) => Object.values(row)))
        .map(String)
      const planned = Number(lines.find((line) => line.startsWith('1..'))?.slice(3))
      expect(lines.filter((line) => /^(not ok|# )/.test(line))).toEqual([])
      expect(lines.filter((line) => line.startsWith('ok'))).toHaveLength(planned)
    })
  },
)
