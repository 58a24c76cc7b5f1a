// `npm run backup` and `npm run export` save what is in the linked project, in the folder backups.
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { fail, supabase } from './cli.js'

const entry = ['name', 'email', 'created_at']
const files = {
  backup: [
    { name: 'waitlist', columns: entry, start: '' },
    { name: 'headline', columns: ['title'], start: '' },
  ],
  // Where a file begins with this character, Excel reads it as UTF-8.
  export: [{ name: 'export', columns: entry, start: '\uFEFF' }],
}

/** The CLI itself waits for ever, and passes this signal on to what it has started. */
const limit = { timeout: 120_000, killSignal: 'SIGHUP' }

function query(name) {
  const { status, stdout, stderr, error } = supabase(
    [
      ...['db', 'query', '--remote', '--read-only', '--agent', 'no', '--output', 'json'],
      ...['--file', `${import.meta.dirname}/${name}.sql`],
    ],
    limit,
  )
  if (error) fail('Nothing was saved: Supabase does not answer. Try again later.')
  const rows = status === 0 ? parseList(stdout) : undefined
  return rows ?? fail(`Nothing was saved: ${explain(stderr)}`)
}

/** @returns undefined where the list is not complete: the CLI prints that too, with the status 0. */
function parseList(json) {
  try {
    const list = JSON.parse(json)
    return Array.isArray(list) ? list : undefined
  } catch {
    return undefined
  }
}

function explain(stderr) {
  if (/access token|unauthorized/i.test(stderr)) {
    return 'you are not logged in to Supabase. Run "npx supabase login", then try again.'
  }
  if (stderr.includes('project ref')) {
    return 'this folder is not linked to your project. Run "npx supabase link YOUR_PROJECT_REFERENCE", then try again.'
  }
  if (/transport error/i.test(stderr)) {
    return 'Supabase cannot be reached. Look at your connection, then try again.'
  }
  const projects = parseList(supabase(['projects', 'list', '--output', 'json'], limit).stdout)
  if (projects?.find(({ linked }) => linked)?.status === 'INACTIVE') {
    return 'the project is paused. Press "Resume project" in its dashboard, wait until it runs, then try again.'
  }
  const said = stderr.split('\n').filter((line) => !/^(Target|Try rerunning)|^\s*$/.test(line))
  return said.join(' ') || 'the answer was not complete. Try again.'
}

/** Writes a file that is there either as a whole or not at all, and replaces none. */
function write(path, text) {
  const unfinished = `${path}.unfinished`
  // Only one process can create it, so no other writes the same path.
  const file = openSync(unfinished, 'wx')
  try {
    if (existsSync(path)) throw new Error(`${path} exists already.`)
    writeFileSync(file, text)
    fsyncSync(file)
    closeSync(file)
    renameSync(unfinished, path)
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  }
}

function toCsv(rows, columns) {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))]
  const quote = (cell) => `"${String(cell).replaceAll('"', '""')}"`
  return lines.map((cells) => `${cells.map(quote).join()}\n`).join('')
}

const date = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
const lists = files[process.argv[2]].map((file) => ({ ...file, rows: query(file.name) }))
try {
  mkdirSync('backups', { recursive: true })
  for (const { name, columns, start, rows } of lists) {
    const path = `backups/${date}-${name}.csv`
    write(path, start + toCsv(rows, columns))
    process.stdout.write(`Saved ${rows.length} ${rows.length === 1 ? 'row' : 'rows'} in ${path}\n`)
  }
} catch (error) {
  fail(`Not everything was saved: ${error.message}`)
}
