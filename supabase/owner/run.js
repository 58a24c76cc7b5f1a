// `npm run owner NAME [VALUE]` runs NAME.sql, in which $1 stands for the value, on the linked project.
// Before a deletion, the command prints how many entries would be deleted.
import { ask, fail, queryRow, supabase } from './cli.js'
import { insertValue, readStatement, statementNames } from './statements.js'

const [name, ...values] = process.argv.slice(2)
if (!name || !statementNames.includes(name)) {
  const list = statementNames.map((other) => `  ${other}: ${readStatement(other).comment}`)
  fail(
    `Usage: npm run owner NAME [VALUE], with one of these names ($1 stands for the value):\n${list.join('\n')}`,
  )
}
const statement = readStatement(name)
const wanted = statement.sql.includes('$1') ? 1 : 0
if (values.length !== wanted || values.includes('')) {
  fail(
    wanted
      ? `Write one value after ${name}, in double quotes if it contains a space or an apostrophe.`
      : `${name} takes no value.`,
  )
}
// A pasted address may end with a space.
const value = (values[0] ?? '').trim()
if (name === 'set-rate-limit' && !/^[1-9]\d{0,5}$/.test(value))
  fail('Write a number from 1 to 999999.')
// The database would take 1.2.2027 for January 2.
if (name === 'delete-hour' && !/^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(value))
  fail('Write the hour as "2027-01-31 14:00" (UTC).')
let sql = insertValue(statement.sql, value)

if (/^delete/i.test(sql)) {
  // For instance, "from public.waitlist where true".
  const [, rows] =
    /^delete(.+)returning/is.exec(sql) ??
    fail(`Nothing was deleted: ${name}.sql lacks "returning".`)
  const count = `select (select count(*) ${rows}) as matching, (select count(*) from public.waitlist) as total`
  /** @type {{ matching: number, total: number }} */
  const { matching, total } = queryRow(['--read-only', count], 'Nothing was deleted.')
  process.stdout.write(`This deletes ${matching} of ${total} entries.\n`)
  if (matching === 0) process.exit()
  if (matching > 20 && (await ask(`To continue, type ${matching}: `)) !== String(matching)) {
    fail('Nothing was deleted.')
  }
  if (matching > 20) sql = `with deleted as (${sql}) select count(*) as deleted from deleted`
}

const readOnly = sql.startsWith('select') ? ['--read-only'] : []
const { status } = supabase(['db', 'query', '--remote', ...readOnly, sql], { stdio: 'inherit' })
process.exitCode = status ?? 1
