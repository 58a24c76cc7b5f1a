import { PGlite } from '@electric-sql/pglite'
import { pgtap } from '@electric-sql/pglite-pgtap'
import {
  type DefaultGrants,
  readTestMigrations,
  supabaseRoles,
  supabaseSchemas,
} from './project.ts'

/** An in-memory database with what a Supabase project provides, without the migrations. */
export async function createEmptyProject(grants: DefaultGrants = 'nothing'): Promise<PGlite> {
  const database = await PGlite.create({ extensions: { pgtap } })
  await database.exec(supabaseRoles + supabaseSchemas(grants))
  await database.exec('set search_path to "$user", public, extensions')
  return database
}

/** The same database after the migrations, with defaults for the tests. */
export async function createProject(grants: DefaultGrants = 'nothing'): Promise<PGlite> {
  const database = await createEmptyProject(grants)
  for (const sql of await readTestMigrations()) await database.exec(sql)
  return database
}

/** Runs one statement as a visitor, in its own transaction, as PostgREST does. */
export async function asVisitor(database: PGlite, sql: string, parameters: (string | null)[]) {
  await database.transaction(async (transaction) => {
    await transaction.exec('set local role anon')
    await transaction.query(sql, parameters)
  })
}
