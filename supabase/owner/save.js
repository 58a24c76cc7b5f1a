// `npm run backup` and `npm run export` save the linked project's waitlist in the folder backups.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { queryRow } from './cli.js'
import { toCsv } from './csv.js'

const name = process.argv[2]
const isExport = name === 'export'
// Table Editor > Import data from CSV reads the second format, that of a backup, without loss.
const date = isExport ? 'YYYY-MM-DD HH24:MI:SS' : 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'

// All columns except identity and generated columns, which the database always fills in itself.
const sql = `
  with columns as (
    select attname, attnum from pg_attribute
    where attrelid = 'public.waitlist'::regclass and attnum > 0 and not attisdropped
      and attidentity = '' and attgenerated = ''
  ), entries as (
    select id, to_jsonb(waitlist) || jsonb_build_object(
      'created_at', to_char(created_at at time zone 'UTC', '${date}')
    ) as entry
    from public.waitlist
  )
  select
    (select json_agg(attname order by attnum) from columns) as columns,
    (select coalesce(json_agg(
      (select json_agg(entry ->> attname order by attnum) from columns) order by id
    ), '[]') from entries) as entries
`
/** @type {{ columns: string[], entries: (string | null)[][] }} */
const { columns, entries } = queryRow(['--read-only', sql], 'Nothing was saved.')

// A spreadsheet would run a cell as a formula if the cell begins with one of these characters, or if one of them
// follows a separator at which the spreadsheet may split the cell.
const formula = /(?<=^|[;\n\r\t])(?=[-=+@＝＋－＠\t\r\n])/g
const lines = entries.map((cells) =>
  cells.map((cell) => (isExport && cell ? cell.replace(formula, "'") : cell)),
)
mkdirSync('backups', { recursive: true })
const path = `backups/${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}-${name}.csv`
// Excel reads a file as UTF-8 if it begins with this character.
writeFileSync(`${path}.part`, `${isExport ? '\uFEFF' : ''}${toCsv([columns, ...lines])}`)
// An incomplete file must not have the name of a backup.
renameSync(`${path}.part`, path)
process.stdout.write(`Saved ${entries.length} entries in ${path}\n`)
