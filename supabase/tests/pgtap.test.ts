import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { copyProject, type Project } from './copy'
import type { DefaultGrants } from './project'

const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.sql'))

const archive = gunzipSync(
  readFileSync('node_modules/@electric-sql/pglite-pgtap/dist/pgtap.tar.gz'),
)
const pgtap = execFileSync(
  'tar',
  ['--extract', '--to-stdout', '--file=-', 'share/postgresql/extension/pgtap--1.3.5.sql'],
  { input: archive, encoding: 'utf8' },
)

describe.each<DefaultGrants>(['nothing', 'everything'])(
  'a project that grants %s by default',
  (grants) => {
    let project: Project

    beforeAll(async () => {
      project = await copyProject(grants)
      await project.superuser.unsafe(`set search_path = extensions; ${pgtap}`)
      return project.end
    })

    test('is migrated by a role that is not a superuser', async () => {
      const owners = await project.owner.unsafe(`
        select distinct tableowner, current_setting('is_superuser') as is_superuser
        from pg_tables where schemaname in ('public', 'private')
      `)
      expect(owners).toEqual([{ tableowner: 'postgres', is_superuser: 'off' }])
    })

    // Each file rolls back what it did. If one stops with an error, its transaction is still open.
    afterEach(() => project.owner.unsafe('rollback'))

    test.each(files)('%s', async (file) => {
      const sql = readFileSync(`${import.meta.dirname}/${file}`, 'utf8')
      const results = await project.owner.unsafe(sql)
      const lines = results
        .flat()
        .flatMap((row) => Object.values(row))
        .map(String)
      const passed = lines.filter((line) => line.startsWith('ok'))
      expect(lines.filter((line) => /^(not ok|# )/.test(line)).join('\n')).toBe('')
      // The last statement of a file, finish(), says how many assertions ran.
      expect(lines.at(-1)).toBe(`1..${passed.length}`)
    })
  },
)

test("each project's rate limit has its own secret", async () => {
  const keys = []
  for (const grants of ['nothing', 'everything'] as const) {
    const { owner, end } = await copyProject(grants)
    keys.push(await owner.unsafe('select hash_key from private.rate_limit'))
    await end()
  }
  expect(keys[0]).toHaveLength(1)
  expect(keys[0]).not.toEqual(keys[1])
})

test.each(['seed.local.sql', 'open-rule.local.sql'])(
  '%s refuses to run on a hosted project',
  async (file) => {
    const { owner, end } = await copyProject()
    const sql = readFileSync(`supabase/${file}`, 'utf8')
    await owner.unsafe('create role authenticator')
    try {
      await expect(owner.unsafe(sql)).rejects.toThrow(`${file} is for local databases only`)
    } finally {
      await owner.unsafe('drop role authenticator')
      await end()
    }
  },
)
