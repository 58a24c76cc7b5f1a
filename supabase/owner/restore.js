// `npm run restore FILE` adds entries from a backup, if they are missing from the linked project's waitlist.
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ask, fail, queryRow } from './cli.js'
import { fromCsv } from './csv.js'

const [path] = process.argv.slice(2)
if (!path) fail('Usage: npm run restore FILE, such as backups/2027-01-31T14-00-00-backup.csv')
if (!statSync(path, { throwIfNoEntry: false })?.isFile())
  fail(`Nothing was restored: there is no file ${path}.`)
const [header, ...entries] = fromCsv(readFileSync(path, 'utf8')) ?? []
if (!header) fail(`Nothing was restored: ${path} is not a complete backup from npm run backup.`)

const columns = header.map(String)
// An older backup can lack the other columns; the database refuses columns that it does not know.
if (!['name', 'email', 'created_at'].every((column) => columns.includes(column)))
  fail(`Nothing was restored: ${path} must have the columns name, email and created_at.`)

const answer = await ask(`This backup has ${entries.length} entries. Add the missing ones? [y/N] `)
if (!/^y(es)?$/i.test(answer)) fail('Nothing was restored.')

const objects = entries.map((cells) =>
  Object.fromEntries(columns.map((column, index) => [column, cells[index]])),
)
const literal = `'${JSON.stringify(objects).replaceAll("'", "''")}'`
const names = columns.map((column) => `"${column.replaceAll('"', '""')}"`)
// The same address can differ in case, even between two lines of the file. With "not in" instead of "not exists",
// the time would grow with the square of the list's length.
const sql = `
  with backup as (
    select distinct on (lower(email)) *
    from json_populate_recordset(null::public.waitlist, ${literal})
    order by lower(email), created_at
  ), added as (
    insert into public.waitlist (${names})
    select ${names} from backup
    where not exists (select from public.waitlist as listed where listed.email_lower = lower(backup.email))
    order by created_at
    returning id
  )
  select (select count(*) from added) as added, count(*) as total from backup
`
const folder = mkdtempSync(join(tmpdir(), 'restore-'))
process.once('exit', () => rmSync(folder, { recursive: true }))
// The SQL would be too long for an argument.
writeFileSync(join(folder, 'restore.sql'), sql)
/** @type {{ added: number, total: number }} */
const { added, total } = queryRow(['--file', join(folder, 'restore.sql')], 'Nothing was restored.')
process.stdout.write(`Added ${added} entries; ${total - added} were already there.\n`)
