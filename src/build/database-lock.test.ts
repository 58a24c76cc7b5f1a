import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
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
