import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const cli = fileURLToPath(new URL('../../node_modules/supabase/dist/supabase.js', import.meta.url))

/** Runs the Supabase CLI with this Node.js, so that it works without a shell, on Windows too. */
export function supabase(args, options) {
  return spawnSync(process.execPath, [cli, ...args], {
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
    ...options,
  })
}

/** Ends the program with one sentence. */
export function fail(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
