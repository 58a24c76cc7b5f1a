import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { insertValue, readStatement } from '../owner/statements.js'
import { type Client, connect, urlOf } from './postgres'

/**
 * Copies one of the databases from project.ts: one that grants nothing or everything by default, or one without
 * migrations.
 */
export async function copyProject(template: 'nothing' | 'everything' | 'unmigrated' = 'nothing') {
  const server = inject('server')
  const database = `copy_${randomUUID().replaceAll('-', '')}`
  const administration = connect(server, 'postgres', 'supabase_admin')
  await administration.unsafe(`create database ${database} template ${template} owner postgres`)

  const clients: Client[] = []
  const notices: string[] = []
  /** One connection, as the owner unless another role is named. */
  function connectAs(role = 'postgres') {
    const client = connect(server, database, role, ({ message = '' }) => notices.push(message))
    clients.push(client)
    return client
  }
  const owner = connectAs()
  return {
    url: urlOf(server, database, 'postgres'),
    connect: connectAs,
    owner,
    superuser: connectAs('supabase_admin'),
    /** The notices that the connections have raised. */
    notices,
    /** Runs a statement of supabase/owner as run.js passes it on, and returns the rows that the CLI then prints. */
    run: async (name: string, value = '') => {
      const results = await owner.unsafe(insertValue(readStatement(name).sql, value))
      const last = results.at(-1)
      return Array.isArray(last) ? [...last] : [...results]
    },
    /** Deletes the copy, because the copies of a whole test run would take up a gigabyte. */
    end: async () => {
      await Promise.all(clients.map((client) => client.end()))
      await administration.unsafe(`drop database ${database} with (force)`)
      await administration.end()
    },
  }
}

export type Project = Awaited<ReturnType<typeof copyProject>>

/** Runs SQL as a visitor, in its own transaction, as PostgREST does. */
export async function asVisitor(owner: Client, sql: string, parameters: (string | null)[] = []) {
  await owner.begin(async (transaction) => {
    await transaction.unsafe('set local role anon')
    await transaction.unsafe(sql, parameters)
  })
}
