import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { lockDatabase } from './database-lock.ts'

let folder: string
let database: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'database-lock-'))
  database = join(folder, 'new', 'pgdata')
})

afterEach(() => rmSync(folder, { recursive: true }))

/** Leaves the lock of another process. */
function lockBy(process: number) {
  lockDatabase(database)
  writeFileSync(`${database}.lock`, String(process))
}

test('a database that another process has open cannot be opened', () => {
  lockBy(process.ppid)
  expect(() => lockDatabase(database)).toThrow(
    `The local database is in use by process ${process.ppid}`,
  )
})

test('the same process can open it again', () => {
  lockDatabase(database)
  expect(() => lockDatabase(database)).not.toThrow()
})

test('the lock of a process that is gone is taken over', () => {
  lockBy(spawnSync(process.execPath, ['--version']).pid)
  lockDatabase(database)
  expect(readFileSync(`${database}.lock`, 'utf8')).toBe(String(process.pid))
})

test('a lock from before the last start of the machine is taken over', () => {
  lockBy(process.ppid)
  utimesSync(`${database}.lock`, 0, 0)
  lockDatabase(database)
  expect(readFileSync(`${database}.lock`, 'utf8')).toBe(String(process.pid))
})

test('a database in memory has no lock', () => {
  expect(() => lockDatabase('memory://')).not.toThrow()
})

test('of several processes that take over a lock in the same moment, one gets it', async () => {
  lockBy(spawnSync(process.execPath, ['--version']).pid)
  // Node.js 20 runs no TypeScript. Each process waits until all are ready.
  const script = `
    import { runnerImport } from 'vite'
    const { module } = await runnerImport('./vite-plugins/database-lock.ts')
    console.log('ready')
    process.stdin.once('data', () => {
      module.lockDatabase(${JSON.stringify(database)})
      console.log('locked')
    })`
  const args = ['--input-type=module', '--eval', script]
  const processes = Array.from({ length: 6 }, () => {
    const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'ignore'] })
    onTestFinished(() => void child.kill())
    return child
  })
  await Promise.all(processes.map(({ stdout }) => once(stdout, 'data')))
  const locked = processes.map(async (child) => {
    child.stdin.write('go')
    const [output] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
    return String(output).includes('locked')
  })
  expect((await Promise.all(locked)).filter(Boolean)).toHaveLength(1)
})
