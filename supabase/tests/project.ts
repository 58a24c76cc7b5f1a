import { readdir, readFile } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { entry } from '../../src/test/waitlist-entry.ts'
import { connect, type Server, startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    server: Server
  }
}

/** The schemas that a Supabase project has before its first migration, as far as the tests need them. */
const schemas = `
  create schema extensions;
  grant usage on schema extensions to anon, authenticated, service_role;
  grant usage on schema public to anon, authenticated, service_role;

  create schema auth authorization supabase_auth_admin;
  grant usage on schema auth to postgres, anon, authenticated, service_role;
  create table auth.users (
    instance_id uuid,
    id uuid primary key,
    aud varchar(255),
    role varchar(255),
    email varchar(255),
    encrypted_password varchar(255),
    email_confirmed_at timestamptz,
    raw_app_meta_data jsonb,
    raw_user_meta_data jsonb,
    created_at timestamptz,
    updated_at timestamptz
  );
  grant all on auth.users to postgres;
  create function auth.jwt() returns jsonb language sql stable as
    $$ select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb $$;
  create function auth.uid() returns uuid language sql stable as
    $$ select nullif(auth.jwt() ->> 'sub', '')::uuid $$;
`

/** The default grants to the API roles: everything, in a project created before 2026, or nothing. */
const defaultGrants = {
  nothing: '',
  everything: `
    alter default privileges for role postgres in schema public
      grant all on tables to anon, authenticated, service_role;
    alter default privileges for role postgres in schema public
      grant all on functions to anon, authenticated, service_role;
    alter default privileges for role postgres in schema public
      grant all on sequences to anon, authenticated, service_role;
  `,
}

export type DefaultGrants = keyof typeof defaultGrants

/** Creates a database with what a Supabase project provides, and applies the migrations as its owner. */
export async function createProject(
  server: Server,
  database: string,
  grants: DefaultGrants,
  migrations: string[],
) {
  const administration = connect(server, 'postgres', 'supabase_admin')
  await administration.unsafe(`create database ${database} owner postgres`)
  await administration.end()
  const superuser = connect(server, database, 'supabase_admin')
  await superuser.unsafe(schemas + defaultGrants[grants])
  await superuser.end()
  const owner = connect(server, database, 'postgres')
  for (const sql of migrations) await owner.unsafe(sql)
  await owner.end()
}

/** The SQL of every migration, in order. */
export async function readMigrations(): Promise<string[]> {
  const folder = new URL('../migrations/', import.meta.url)
  const files = await readdir(folder)
  return await Promise.all(files.sort().map((file) => readFile(new URL(file, folder), 'utf8')))
}

/** Defaults for the waitlist's fields, so that a test's insert names only the fields that the test is about. */
const fieldDefaults = Object.entries(entry)
  .map(([field, text]) => `alter table public.waitlist alter ${field} set default '${text}';`)
  .join('\n')

/** The migrations, then the defaults. */
export async function readTestMigrations() {
  return [...(await readMigrations()), fieldDefaults]
}

/** Starts the server once for all Vitest tests, with the databases that they copy. */
export async function setup(project: TestProject) {
  const { server, stop } = await startPostgres()
  const migrations = await readTestMigrations()
  await createProject(server, 'nothing', 'nothing', migrations)
  await createProject(server, 'everything', 'everything', migrations)
  await createProject(server, 'unmigrated', 'nothing', [])
  project.provide('server', server)
  return stop
}
