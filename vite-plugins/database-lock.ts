import { existsSync, mkdirSync, readFileSync, rmdirSync, statSync, writeFileSync } from 'node:fs'
import { uptime } from 'node:os'
import { dirname } from 'node:path'
import { plainError } from './plain-error.ts'

/**
 * Reserves the folder of a PGlite database for this process: what a second one saves there is lost.
 * Throws when another process has it.
 */
export function lockDatabase(folder: string): void {
  if (folder.startsWith('memory:')) return
  const file = `${folder}.lock`
  mkdirSync(dirname(file), { recursive: true })
  // Only one process can create a folder, and only the one that did looks at the lock.
  const turn = mkdirSync(`${file}.turn`, { recursive: true })
  if (!turn) throw plainError(`Another process opens ${folder}. If none does, delete ${file}.turn.`)
  try {
    // Process ids are used again after a restart of the machine.
    const valid = existsSync(file) && statSync(file).mtimeMs > Date.now() - uptime() * 1000
    const owner = valid ? Number(readFileSync(file, 'utf8')) : process.pid
    if (owner !== process.pid && isRunning(owner)) {
      throw plainError(
        `The local database is in use by process ${owner}. Stop that process, or delete ${file} if it is another program's.`,
      )
    }
    writeFileSync(file, String(process.pid))
  } finally {
    rmdirSync(turn)
  }
}

function isRunning(id: number): boolean {
  try {
    return id > 0 && process.kill(id, 0)
  } catch (error) {
    // A process of another user exists, but takes no signals.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
