// Stands in for the official CLI, which takes a second to start. Like it, this sends the SQL of `supabase db query` to
// the API that API_URL names, and prints the rows, or ANSWER if that variable is set.
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'

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
const [db, command, sql = ''] = positionals
if (`${db} ${command} ${values.remote}` !== 'db query true')
  throw new Error(`Unknown: ${db} ${command}`)

const call = request(`${process.env.API_URL}/database/query`, { method: 'POST', agent: false })
const query = values.file ? readFileSync(values.file, 'utf8') : sql
call.end(JSON.stringify({ query, read_only: values['read-only'] }))
const [response] = await once(call, 'response')
const answer = JSON.parse(await text(response))
if (response.statusCode === 201) {
  const json = process.env.ANSWER ?? JSON.stringify(answer, null, 2)
  const names = Object.keys(answer[0] ?? {})
  const table = [names, ...answer.map(Object.values)].map((cells) => cells.join(' │ ')).join('\n')
  process.stdout.write(`${values.output === 'json' ? json : table}\n`)
} else {
  process.stderr.write(`failed to execute query: ${answer.message}\n`)
  process.exitCode = 1
}
