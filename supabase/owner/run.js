// `npm run owner NAME [VALUE]` runs NAME.sql, in which $1 stands for the value, on the linked project.
// Where the file holds a condition alone, the entries of the waitlist that fulfil it are deleted.
import { readdirSync, readFileSync } from 'node:fs'
import { ask, fail, query, supabase } from './cli.js'

const statements = new Map(
  readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => {
      const lines = readFileSync(`${import.meta.dirname}/${file}`, 'utf8')
        .trim()
        .split(/\r?\n/)
      const comment = lines.filter((line) => line.startsWith('-- ')).map((line) => line.slice(3))
      const sql = lines.filter((line) => !line.startsWith('-- ')).join(' ')
      return [file.replace('.sql', ''), { comment: comment.join(' '), sql }]
    }),
)

const [name, ...values] = process.argv.slice(2)
const statement = statements.get(name)
if (!statement) {
  const list = [...statements].map(([other, { comment }]) => `  ${other}: ${comment}`)
  fail(`npm run owner NAME [VALUE], where $1 stands for the value:\n${list.join('\n')}`)
}
const wanted = statement.sql.includes('$1') ? 1 : 0
if (values.length !== wanted || values.includes('')) {
  fail(
    wanted
      ? `Write one value after ${name}, in double quotes where it has a space or an apostrophe.`
      : `${name} takes no value.`,
  )
}
const literal = `'${values.join().replaceAll("'", "''")}'`
let sql = statement.sql.replaceAll('$1', () => literal)

if (sql.startsWith('where')) {
  const count = `select count(*) filter (${sql}) as some, count(*) as all from public.waitlist`
  const [{ some, all }] = query(['--read-only', count], 'Nothing was deleted.')
  process.stdout.write(`This deletes ${some} of ${all} entries.\n`)
  if (some > 20 && (await ask(`To go on, type ${some}: `)) !== String(some)) {
    fail('Nothing was deleted.')
  }
  const shown = some > 20 ? 'count(*) as deleted' : 'name, email'
  sql = `with deleted as (delete from public.waitlist ${sql} returning name, email)
    select ${shown} from deleted`
}

const readOnly = sql.startsWith('select') ? ['--read-only'] : []
const { status } = supabase(['db', 'query', '--remote', ...readOnly, sql], { stdio: 'inherit' })
process.exitCode = status ?? 1
