-- What the migrations leave behind, whatever default grants the project was made with.
begin;
create extension if not exists pgtap with schema extensions;
select plan(20);

select tables_are('public', array['homepage_settings', 'waitlist'], 'public holds the two tables');
select is(
  (select count(*)::int from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm', 'f')),
  0, 'public holds no view'
);
select is(
  (select count(*)::int from pg_proc where pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')),
  0, 'public holds no function'
);
select ok(bool_and(relrowsecurity), 'row level security is on for every table of public')
  from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r';
select ok(bool_and(proconfig is not null), 'every function has a fixed search path')
  from pg_proc where pronamespace = 'private'::regnamespace;

select columns_are('public', 'homepage_settings', array['id', 'title']);
select columns_are('public', 'waitlist', array['id', 'name', 'email', 'created_at']);
select col_type_is('public', 'homepage_settings', 'id', 'uuid', 'id is a uuid');
select col_type_is('public', 'waitlist', 'created_at', 'timestamp with time zone', 'created_at has a zone');
select has_index('public', 'waitlist', 'waitlist_email_key', 'the address is unique');

select table_privs_are('public', 'homepage_settings', 'anon', array[]::text[]);
select table_privs_are('public', 'homepage_settings', 'authenticated', array[]::text[]);
select table_privs_are('public', 'waitlist', 'anon', array[]::text[]);
select table_privs_are('public', 'waitlist', 'authenticated', array[]::text[]);
select schema_privs_are('private', 'anon', array[]::text[]);
select schema_privs_are('private', 'authenticated', array[]::text[]);

-- Every column privilege that exists, by name: what is not in this list is refused.
select set_eq(
  $$ select grantee || ' ' || lower(privilege_type) || ' ' || table_name || '.' || column_name
     from information_schema.column_privileges
     where grantee in ('anon', 'authenticated', 'PUBLIC') and table_schema in ('public', 'private') $$,
  array[
    'anon select homepage_settings.id', 'anon select homepage_settings.title',
    'anon insert waitlist.name', 'anon insert waitlist.email',
    'authenticated select homepage_settings.id', 'authenticated select homepage_settings.title',
    'authenticated insert waitlist.name', 'authenticated insert waitlist.email',
    'authenticated update homepage_settings.title'
  ], 'the column privileges are these nine'
);
select function_privs_are('private', 'is_admin', array[]::text[], 'anon', array[]::text[]);
select function_privs_are('private', 'is_admin', array[]::text[], 'authenticated', array['EXECUTE']);
select is((select count(*)::int from public.homepage_settings), 1, 'there is one row of settings');

select * from finish();
rollback;
