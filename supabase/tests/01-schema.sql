-- The migrations create the following, whatever the project grants by default.
begin;
select * from no_plan();

select tables_are('public', array['homepage_settings', 'waitlist']);
select columns_are('public', 'homepage_settings', array['id', 'title']);
select columns_are(
  'public', 'waitlist', array['id', 'name', 'email', 'created_at', 'email_lower', 'source'],
  'the waitlist has these columns, which the privacy notice and the owner''s guide describe'
);
select columns_are('public', 'waitlist_daily', array['day', 'entries', 'total']);
select columns_are('public', 'waitlist_sources', array['source', 'entries', 'entries_30_days']);
select set_eq(
  $$ select relname || ' ' || array_to_string(reloptions, ' ') from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('v', 'm', 'f') $$,
  array['waitlist_daily security_invoker=true', 'waitlist_sources security_invoker=true'],
  'the API exposes two views, which have no more rights than their reader'
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

-- Privileges: everything the API roles may do.
select table_privs_are('public', 'homepage_settings', 'anon', array[]::text[]);
select table_privs_are('public', 'homepage_settings', 'authenticated', array[]::text[]);
select table_privs_are('public', 'waitlist', 'anon', array[]::text[]);
select table_privs_are('public', 'waitlist', 'authenticated', array[]::text[]);
select table_privs_are('public', 'waitlist_daily', 'anon', array[]::text[]);
select table_privs_are('public', 'waitlist_daily', 'authenticated', array[]::text[]);
select table_privs_are('public', 'waitlist_sources', 'anon', array[]::text[]);
select table_privs_are('public', 'waitlist_sources', 'authenticated', array[]::text[]);
select schema_privs_are('private', 'anon', array[]::text[]);
select schema_privs_are('private', 'authenticated', array[]::text[]);
select schema_privs_are('private', 'service_role', array[]::text[]);
select set_eq(
  $$ select grantee || ' ' || lower(privilege_type) || ' ' || table_name || '.' || column_name
     from information_schema.column_privileges
     where grantee in ('anon', 'authenticated', 'PUBLIC') and table_schema in ('public', 'private')
       or grantee = 'service_role' and table_schema = 'private' $$,
  array[
    'anon select homepage_settings.id', 'anon select homepage_settings.title',
    'anon insert waitlist.name', 'anon insert waitlist.email', 'anon insert waitlist.source',
    'authenticated select homepage_settings.id', 'authenticated select homepage_settings.title',
    'authenticated insert waitlist.name', 'authenticated insert waitlist.email',
    'authenticated insert waitlist.source', 'authenticated select waitlist.source',
    'authenticated update homepage_settings.title', 'authenticated select waitlist.created_at',
    'authenticated select waitlist_daily.day', 'authenticated select waitlist_daily.entries',
    'authenticated select waitlist_daily.total', 'authenticated select waitlist_sources.source',
    'authenticated select waitlist_sources.entries', 'authenticated select waitlist_sources.entries_30_days'
  ], 'the API roles have these column privileges and no others, and the secret key has none on private tables'
);
select set_eq(
  $$ select rolname || ' ' || proname from pg_proc, pg_roles
     where pronamespace = 'private'::regnamespace and rolname in ('anon', 'authenticated', 'service_role')
       and has_function_privilege(rolname, pg_proc.oid, 'execute') $$,
  array['authenticated is_admin'], 'is_admin() is the only private function that an API role may execute'
);

select is_empty(
  $$ select attrelid::regclass || '.' || attname from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = 'public'::regnamespace and relkind = 'r' and attlen = -1
       and has_column_privilege('authenticated', attrelid, attnum, 'insert, update') and not exists (
         select from pg_constraint where conrelid = attrelid and attnum = any(conkey)
           and pg_get_constraintdef(pg_constraint.oid) ~ '^CHECK \(\(char_length\(\w+\) <= \d{1,4}\)\)$') $$,
  'each column of variable length that users fill in has a length limit'
);
select is_empty(
  $$ select attrelid::regclass || '.' || attname
     from pg_attribute join pg_class on pg_class.oid = attrelid, unnest(array['insert', 'update']) as verb
     where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0
       and has_column_privilege('authenticated', attrelid, attnum, verb)
       and not has_column_privilege('service_role', attrelid, attnum, verb) $$,
  'the secret key''s role may write each column that users fill in'
);
select is_empty(
  $$ select table_name, privilege_type from information_schema.table_privileges
     where table_schema = 'public' and grantee = 'service_role' and privilege_type not in ('SELECT', 'DELETE') $$,
  'the secret key''s role may only read and delete whole rows'
);
select is_empty(
  $$ select oid::regclass from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and has_any_column_privilege('anon', oid, 'insert')
       and not exists (
         select from pg_trigger where tgrelid = pg_class.oid and tgenabled = 'O'
           and pg_get_triggerdef(pg_trigger.oid) like '% BEFORE INSERT ON public.% FOR EACH ROW '
             'WHEN ((CURRENT_USER = ANY (ARRAY[''anon''::name, ''authenticated''::name]))) '
             'EXECUTE FUNCTION private.rate_limit_waitlist()') $$,
  'the rate limit counts each row that a visitor adds to any table'
);
select is_empty(
  $$ select oid::regclass from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and has_any_column_privilege('anon', oid, 'insert')
       and not exists (
         select from pg_policies where tablename = relname and cmd = 'INSERT' and roles @> '{anon,authenticated}') $$,
  'each table to which visitors add rows has a policy that lets them'
);

-- Acting as the owner of the database.
select is((select count(*)::int from public.homepage_settings), 1, 'the homepage has one row of settings');
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

-- Each text is stored up to its limit, and refused just beyond it.
select lives_ok(format('insert into public.waitlist (name, email) values (%L, %L)', name, email), 'accepts ' || what)
  from (values
    (repeat('x', 200), 'a@b', 'a name of 200 characters'),
    ('A', repeat('x', 252) || '@b', 'an email of 254 characters'),
    ('José 用户', 'josé+tag@例子.广告', 'letters of any script'),
    ('Robert''); drop table public.waitlist;--', '"q"@b', 'a text that looks like code')
  ) as entry (name, email, what);
select throws_ok(
    format('insert into public.waitlist (name, email) values (%L, %L)', name, email), '23514', null, 'refuses ' || what
  )
  from (values
    (repeat('x', 201), 'c@d', 'a name of 201 characters'),
    ('', 'c@d', 'an empty name'),
    (E' \t\n', 'c@d', 'a blank name'),
    (E' \u00a0\u200b\u2060', 'c@d', 'a name of invisible characters'),
    ('A', repeat('x', 253) || '@b', 'an email of 255 characters'),
    ('A', 'c.d', 'an email without @'),
    ('A', '@d', 'an email that begins with @'),
    ('A', 'c@', 'an email that ends with @'),
    ('A', 'c@d@e', 'an email with two @'),
    ('A', 'c d@e', 'an email with a space')
  ) as entry (name, email, what);
select lives_ok(
    format('insert into public.waitlist (name, email, source) values (%L, %L, %L)', 'A', gen_random_uuid() || '@b', source),
    'accepts the source ' || source
  )
  from unnest(array['x', 'chatgpt.com', 'news_letter-2', repeat('x', 40)]) as source;
select throws_ok(
    format('insert into public.waitlist (name, email, source) values (%L, %L, %L)', 'A', 'c@d', source), '23514', null,
    format('refuses the source %L', source)
  )
  from unnest(array['', ' ', 'Newsletter', 'two words', E'x\n', 'é', repeat('x', 41)]) as source;
select lives_ok(format('update public.homepage_settings set title = %L', repeat('x', 120)), 'accepts a title of 120 characters');
select throws_ok(format('update public.homepage_settings set title = %L', title), '23514', null, 'refuses ' || what)
  from (values
    (repeat('x', 121), 'a title of 121 characters'), ('', 'an empty title'), (E' \t\n', 'a blank title')
  ) as setting (title, what);
select results_eq(
  'select count(*)::int from public.waitlist', array[8], 'stores each accepted entry'
);

select * from finish();
rollback;
