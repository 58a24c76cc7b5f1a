// `npm run backup` and `npm run export` save the waitlist of the linked project in the folder backups.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { query } from './cli.js'
import { toCsv } from './csv.js'

const name = process.argv[2]
const file = `${import.meta.dirname}/lists/${name}.sql`
const entries = query(['--read-only', '--file', file], 'Nothing was saved.')

mkdirSync('backups', { recursive: true })
const path = `backups/${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}-${name}.csv`
// Where a file begins with this character, Excel reads it as UTF-8.
writeFileSync(`${path}.part`, `${name === 'export' ? '\uFEFF' : ''}${toCsv(entries)}`)
// A file that could not be written whole has another name.
renameSync(`${path}.part`, path)
process.stdout.write(`Saved ${entries.length} entries in ${path}\n`)
