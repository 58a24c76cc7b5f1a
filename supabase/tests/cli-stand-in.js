// Stands in for the official CLI, which takes a second to start. It runs the SQL of `supabase db query` on the database
// that DATABASE_URL names, and prints the rows, or ANSWER if that variable is set.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import postgres from 'postgres'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    remote: { type: 'boolean' },
    yes: { type: 'boolean' },
    agent: { type: 'string' },
    output: { type: 'string' },
    'read-only': { type: 'boolean' },
    file: { type: 'string' },
  },
})
const [db, query, sql = ''] = positionals
if (`${db} ${query} ${values.remote}` !== 'db query true')
  throw new Error(`Unknown: ${db} ${query}`)

const bigint = { to: 20, from: [20], parse: Number, serialize: String }
const client = postgres(process.env.DATABASE_URL ?? '', { types: { bigint } })
try {
  const results = await client.begin(
    values['read-only'] ? 'read only' : 'read write',
    (transaction) => transaction.unsafe(values.file ? readFileSync(values.file, 'utf8') : sql),
  )
  // Of several statements, the CLI prints only the last one's rows.
  const last = results.at(-1)
  const rows = Array.isArray(last) ? last : [...results]
  const names = Object.keys(rows[0] ?? {})
  const table = [names, ...rows.map((row) => Object.values(row))].map((cells) => cells.join(' │ '))
  const json = process.env.ANSWER ?? JSON.stringify(rows, null, 2)
  process.stdout.write(`${values.output === 'json' ? json : table.join('\n')}\n`)
} catch (error) {
  process.stderr.write(`failed to execute query: ${error}\n`)
  process.exitCode = 1
} finally {
  await client.end()
}
