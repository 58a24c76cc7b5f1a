import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { uptime } from 'node:os'
import { dirname } from 'node:path'
import { plainError } from './plain-error.ts'

/**
 * Reserves the folder of a PGlite database for this process: what a second one saves there is lost.
 *
 * @throws {Error} when another process has it.
 */
export function lockDatabase(folder: string): void {
  if (folder.startsWith('memory:')) return
  const file = `${folder}.lock`
  mkdirSync(dirname(file), { recursive: true })
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
  } catch {
    const owner = Number.parseInt(readFileSync(file, 'utf8'), 10)
    if (owner === process.pid) return
    // Process ids are used again after a restart of the machine.
    const started = Date.now() - uptime() * 1000
    if (statSync(file).mtimeMs > started && owner > 0 && isRunning(owner)) {
      throw plainError(
        `The local database is in use by process ${owner}. Stop that process, or delete ${file} if it is another program's.`,
      )
    }
    rmSync(file)
    lockDatabase(folder)
  }
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch (error) {
    // A process of another user exists, but takes no signals.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
