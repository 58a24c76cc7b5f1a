import { spawnSync } from 'node:child_process'
import { createInterface } from 'node:readline/promises'
import { fileURLToPath } from 'node:url'

const cli = fileURLToPath(new URL('../../node_modules/supabase/dist/supabase.js', import.meta.url))

/**
 * Runs the Supabase CLI with this Node.js and without a shell, so that it also works on Windows.
 *
 * @param {string[]} args
 * @param {{ stdio?: 'inherit' }} [options]
 */
export function supabase(args, options) {
  return spawnSync(process.execPath, [cli, ...args], {
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
    ...options,
  })
}

/**
 * On the linked project, runs a statement that returns one row, without asking for confirmation. If the statement
 * fails, the program ends.
 *
 * @template Row
 * @param {string[]} args
 * @param {string} failure the sentence that says that nothing was done.
 * @returns {Row}
 */
export function queryRow(args, failure) {
  const command = 'db query --remote --yes --agent no --output json'
  const { stdout, stderr } = supabase([...command.split(' '), ...args])
  try {
    const rows = JSON.parse(stdout)
    if (!Array.isArray(rows)) fail(`${failure} The answer was ${stdout}`)
    return rows[0] ?? fail(failure)
  } catch {
    // An answer that was cut off also ends up here, because the CLI prints part of it and exits with code 0.
    return fail(`${failure} ${stderr}`)
  }
}

/** @param {string} question */
export async function ask(question) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(question)
  terminal.close()
  return answer.trim()
}

/**
 * Prints one sentence and ends the program.
 *
 * @param {string} sentence
 * @returns {never}
 */
export function fail(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
