import { readdir, readFile } from 'node:fs/promises'
import { entry } from '../../src/test/waitlist-entry.ts'

// What a Supabase project provides, for the tests' databases in PGlite and PostgreSQL 17.

/** The API roles of a Supabase project. */
export const supabaseRoles = `
  create role anon nologin noinherit;
  create role authenticated nologin noinherit;
  create role service_role nologin noinherit bypassrls;
  create role supabase_auth_admin nologin noinherit;
`

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

/** The rights that a project grants to the API roles: everything (created before 2026) or nothing. */
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

/** What a Supabase project provides in its database before the first migration. */
export function supabaseSchemas(grants: DefaultGrants): string {
  return schemas + defaultGrants[grants]
}

/** The SQL of every migration, in order. */
export async function readMigrations(): Promise<string[]> {
  const folder = new URL('../migrations/', import.meta.url)
  const files = await readdir(folder)
  return await Promise.all(files.sort().map((file) => readFile(new URL(file, folder), 'utf8')))
}

/** Defaults for the fields of the waitlist, so that a test's insert names only those that it is about. */
const fieldDefaults = Object.entries(entry)
  .map(([field, text]) => `alter table public.waitlist alter ${field} set default '${text}';`)
  .join('\n')

/** The migrations, then the defaults. */
export async function readTestMigrations() {
  return [...(await readMigrations()), fieldDefaults]
}
