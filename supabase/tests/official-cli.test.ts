import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { copyProject, type Project } from './copy'

const run = promisify(execFile)

let project: Project

/** Runs the official CLI, and rejects if its exit code is not 0. */
async function supabase(...args: string[]): Promise<string> {
  const { stdout } = await run(
    process.execPath,
    [
      'node_modules/supabase/dist/supabase.js',
      '--yes',
      ...args,
      `--remote=${project.url}?sslmode=disable`,
    ],
    { env: { ...process.env, DO_NOT_TRACK: '1', NO_COLOR: '1' } },
  )
  return stdout
}

beforeAll(async () => {
  project = await copyProject('unmigrated')
  await supabase('migration', 'up')
  return project.end
})

// `npm run types` writes the expected file.
test('database.types.ts is what the CLI generates from the migrations', async () => {
  const header =
    '// Generated from supabase/migrations by `npm run types`. Never edited by hand.\n\n'
  await expect(header + (await supabase('gen', 'types', '--schema', 'public'))).toMatchFileSnapshot(
    '../../src/data/database.types.ts',
  )
})

test('the Security and Performance Advisor has no warnings', async () => {
  await supabase('db', 'advisors', '--level', 'warn', '--fail-on', 'warn')
})
