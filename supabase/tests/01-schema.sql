-- What the migrations create, whatever the project's default grants are.
begin;
create extension if not exists pgtap with schema extensions;
select plan(22);

select tables_are('public', array['homepage_settings', 'waitlist']);
select columns_are('public', 'homepage_settings', array['id', 'title']);
select columns_are('public', 'waitlist', array['id', 'name', 'email', 'created_at', 'email_lower']);
select columns_are('public', 'waitlist_daily', array['day', 'entries', 'total']);
select set_eq(
  $$ select relname || ' ' || array_to_string(reloptions, ' ') from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('v', 'm', 'f') $$,
  array['waitlist_daily security_invoker=true'],
  'the API exposes one view, which has no more rights than who reads it'
);
select is_empty(
  $$ select from pg_proc where pronamespace = 'public'::regnamespace
       and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e') $$,
  'the API exposes no function'
);
select ok(bool_and(relrowsecurity), 'row level security is on for every table of the API')
  from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r';
select is_empty(
  $$ select proname from pg_proc where pronamespace = 'private'::regnamespace
       and (proconfig @> array['search_path=""']) is not true $$,
  'every function has an empty search path'
);

-- Privileges: everything that the API roles may do.
select table_privs_are('public', 'homepage_settings', 'anon', array[]::text[]);
select table_privs_are('public', 'homepage_settings', 'authenticated', array[]::text[]);
select table_privs_are('public', 'waitlist', 'anon', array[]::text[]);
select table_privs_are('public', 'waitlist', 'authenticated', array[]::text[]);
select table_privs_are('public', 'waitlist_daily', 'anon', array[]::text[]);
select table_privs_are('public', 'waitlist_daily', 'authenticated', array[]::text[]);
select schema_privs_are('private', 'anon', array[]::text[]);
select schema_privs_are('private', 'authenticated', array[]::text[]);
select set_eq(
  $$ select grantee || ' ' || lower(privilege_type) || ' ' || table_name || '.' || column_name
     from information_schema.column_privileges
     where grantee in ('anon', 'authenticated', 'PUBLIC') and table_schema in ('public', 'private') $$,
  array[
    'anon select homepage_settings.id', 'anon select homepage_settings.title',
    'anon insert waitlist.name', 'anon insert waitlist.email',
    'authenticated select homepage_settings.id', 'authenticated select homepage_settings.title',
    'authenticated insert waitlist.name', 'authenticated insert waitlist.email',
    'authenticated update homepage_settings.title', 'authenticated select waitlist.created_at',
    'authenticated select waitlist_daily.day', 'authenticated select waitlist_daily.entries',
    'authenticated select waitlist_daily.total'
  ], 'the API roles have these thirteen column privileges and no others'
);
select set_eq(
  $$ select rolname || ' ' || proname from pg_proc, pg_roles
     where pronamespace = 'private'::regnamespace and rolname in ('anon', 'authenticated')
       and has_function_privilege(rolname, pg_proc.oid, 'execute') $$,
  array['authenticated is_admin'], 'is_admin() is the only private function that an API role may execute'
);

-- Acting as the owner of the database.
select is((select count(*)::int from public.homepage_settings), 1, 'the homepage has settings');
select throws_ok(
  $$ insert into public.homepage_settings (title) values ('x') $$, '23505', null,
  'the owner cannot add settings with the same id'
);
select throws_ok(
  $$ insert into public.homepage_settings (id, title) values (2, 'x') $$, '23514', null,
  'the owner cannot add settings with another id'
);
select throws_ok(
  'insert into private.rate_limit (id) values (2)', '23514', null, 'the owner cannot add a second rate limit'
);

select * from finish();
rollback;
