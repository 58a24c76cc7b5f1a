// `npm run backup` and `npm run export` save the waitlist of the linked project in the folder backups.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { query, readColumns } from './cli.js'
import { toCsv } from './csv.js'

const name = process.argv[2]
const forPeople = name === 'export'
// Table Editor > Import data from CSV reads the second format without loss.
const date = forPeople ? 'YYYY-MM-DD HH24:MI:SS' : 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'

const columns = readColumns('Nothing was saved.')
const selected = columns.map((column) =>
  column === 'created_at'
    ? `to_char(created_at at time zone 'UTC', '${date}') as created_at`
    : `"${column}"::text`,
)
const sql = `select ${selected} from public.waitlist order by id`
/** @type {Record<string, string | null>[]} */
const entries = query(['--read-only', sql], 'Nothing was saved.')

// A spreadsheet would run a cell as a formula if it begins with one of these, or continues with one after a
// separator at which the spreadsheet may split it.
const formula = /(?<=^|[;\n\r\t])(?=[-=+@＝＋－＠\t\r\n])/g
const lines = entries.map((entry) =>
  columns.map((column) => {
    const cell = entry[column] ?? null
    return forPeople && cell ? cell.replace(formula, "'") : cell
  }),
)
mkdirSync('backups', { recursive: true })
const path = `backups/${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}-${name}.csv`
// Excel reads a file as UTF-8 if it begins with this character.
writeFileSync(`${path}.part`, `${forPeople ? '\uFEFF' : ''}${toCsv([columns, ...lines])}`)
// An incomplete file must not have the name of a backup.
renameSync(`${path}.part`, path)
process.stdout.write(`Saved ${entries.length} entries in ${path}\n`)
