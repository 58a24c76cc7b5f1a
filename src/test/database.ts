import { readdir, readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto'
import { pgtap } from '@electric-sql/pglite-pgtap'

const folder = new URL('../../supabase/', import.meta.url)

/**
 * What a hosted Supabase project provides before its first migration: the API roles, the schemas
 * `auth` and `extensions`, and the functions that tell who is asking.
 */
const platform = `
  create role anon nologin noinherit;
  create role authenticated nologin noinherit;
  create role service_role nologin noinherit bypassrls;
  create role supabase_auth_admin nologin noinherit;

  create schema extensions;
  create extension pgcrypto with schema extensions;
  create extension pgtap with schema extensions;
  grant usage on schema extensions to anon, authenticated, service_role;
  grant usage on schema public to anon, authenticated, service_role;
  set search_path to "$user", public, extensions;

  create schema auth authorization supabase_auth_admin;
  grant usage on schema auth to anon, authenticated, service_role;
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
  create function auth.jwt() returns jsonb language sql stable as
    $$ select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb $$;
  create function auth.uid() returns uuid language sql stable as
    $$ select nullif(auth.jwt() ->> 'sub', '')::uuid $$;
  create function auth.role() returns text language sql stable as
    $$ select auth.jwt() ->> 'role' $$;
`

/** Projects made before 2026 granted every new table to the API roles; newer ones grant nothing. */
const generousGrants = `
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
`

/** The default grants a Supabase project was made with: everything (before 2026) or nothing. */
export type DefaultGrants = 'everything' | 'nothing'

/**
 * An in-memory PostgreSQL with what a new hosted Supabase project provides, and no migration yet.
 *
 * @param defaultGrants what the project grants to the API roles by itself.
 */
export async function createPlatform(defaultGrants: DefaultGrants = 'nothing'): Promise<PGlite> {
  const database = await PGlite.create({ extensions: { pgcrypto, pgtap } })
  await database.exec(platform)
  if (defaultGrants === 'everything') await database.exec(generousGrants)
  return database
}

/**
 * The same with every migration applied and no seed: what a hosted project holds after
 * `supabase db push`.
 *
 * @param defaultGrants what the project grants to the API roles by itself.
 */
export async function createDatabase(defaultGrants: DefaultGrants = 'nothing'): Promise<PGlite> {
  const database = await createPlatform(defaultGrants)
  const migrations = await readdir(new URL('migrations/', folder))
  for (const migration of migrations.sort()) {
    await database.exec(await readFile(new URL(`migrations/${migration}`, folder), 'utf8'))
  }
  return database
}

/**
 * Runs one statement as a visitor, in a transaction of its own, as PostgREST does.
 *
 * @throws what PostgreSQL refuses with; its `code` is the SQLSTATE.
 */
export async function asVisitor(database: PGlite, sql: string, parameters: string[]) {
  await database.transaction(async (transaction) => {
    await transaction.exec('set local role anon')
    await transaction.query(sql, parameters)
  })
}
