// `npm run restore FILE` adds the entries of a backup that the waitlist of the linked project lacks.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ask, fail, query } from './cli.js'
import { fromCsv } from './csv.js'

const [path] = process.argv.slice(2)
if (!path) fail('npm run restore FILE, such as backups/2027-01-31T14-00-00-waitlist.csv')
if (!existsSync(path)) fail(`Nothing was restored: there is no file ${path}.`)
const entries = fromCsv(readFileSync(path, 'utf8'))
if (!entries)
  fail(`Nothing was restored: ${path} is not a whole backup as npm run backup wrote it.`)

const answer = await ask(`Add those of its ${entries.length} entries that are missing? [y/N] `)
if (answer !== 'y') fail('Nothing was restored.')

const literal = `'${JSON.stringify(entries).replaceAll("'", "''")}'`
// An address may be there in another case, also twice in the file.
const sql = `
  with backup as (
    select distinct on (lower(email)) name, email, created_at
    from json_to_recordset(${literal}) as entry (name text, email text, created_at timestamptz)
  ), added as (
    insert into public.waitlist (name, email, created_at)
    select name, email, created_at from backup
    where lower(email) not in (select email_lower from public.waitlist)
    order by created_at
    returning id
  )
  select (select count(*) from added) as added, count(*) as all from backup
`
const folder = mkdtempSync(join(tmpdir(), 'restore-'))
try {
  // As an argument it would be too long.
  writeFileSync(join(folder, 'restore.sql'), sql)
  const [{ added, all }] = query(['--file', join(folder, 'restore.sql')], 'Nothing was restored.')
  process.stdout.write(`Added ${added} entries; ${all - added} were there already.\n`)
} finally {
  rmSync(folder, { recursive: true })
}
