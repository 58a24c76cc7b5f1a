// `npm run backup` and `npm run export` save the waitlist of the linked project in the folder backups.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { fail, supabase } from './cli.js'

const name = process.argv[2]
const { status, stdout, stderr } = supabase([
  ...['db', 'query', '--remote', '--read-only', '--agent', 'no', '--output', 'json'],
  ...['--file', `${import.meta.dirname}/${name}.sql`],
])
const rows = status === 0 && parseList(stdout)
if (!rows) fail(`Nothing was saved. ${stderr}`)

/** @returns undefined where the list is not complete: the CLI prints that too, with the status 0. */
function parseList(json) {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

const columns = ['name', 'email', 'created_at']
const quote = (cell) => `"${String(cell).replaceAll('"', '""')}"`
const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))]
const csv = lines.map((cells) => `${cells.map(quote).join()}\n`).join('')

mkdirSync('backups', { recursive: true })
const path = `backups/${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}-${name}.csv`
// Where a file begins with this character, Excel reads it as UTF-8.
writeFileSync(`${path}.part`, `${name === 'export' ? '\uFEFF' : ''}${csv}`)
// A file that could not be written whole has another name.
renameSync(`${path}.part`, path)
process.stdout.write(`Saved ${rows.length} entries in ${path}\n`)
