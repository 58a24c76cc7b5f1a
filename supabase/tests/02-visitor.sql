-- Acting as a visitor: reads the headline, joins the list, and nothing else.
begin;
create extension if not exists pgtap with schema extensions;
select plan(32);

insert into public.waitlist (name, email) values ('Someone else', 'someone@example.com');
set local role anon;

-- What a visitor may do.
select results_eq(
  'select title from public.homepage_settings limit 1',
  array['Is Your Brand Visible in LLM Searches?'], 'reads the title'
);
select isnt_empty('select id from public.homepage_settings', 'reads the id');
select lives_ok(
  $$ insert into public.waitlist (name, email) values ('Ada', 'Ada@Example.com') $$, 'joins'
);
select throws_ok(
  $$ insert into public.waitlist (name, email) values ('Ada', 'ADA@example.COM') $$,
  '23505', 'duplicate key value violates unique constraint "waitlist_email_key"',
  'is told of an address that is on the list, in whatever case'
);
select lives_ok(
  $$ insert into public.waitlist (name, email) values ('Ada', 'Ada+b@Example.com') $$,
  'joins with a tag, as another person'
);

-- The waiting list: no reading, no changing, no removing, no choosing of columns.
select throws_ok('select * from public.waitlist', '42501', null, 'cannot read the list');
select throws_ok('select id from public.waitlist', '42501', null, 'cannot read an id');
select throws_ok('select name from public.waitlist', '42501', null, 'cannot read a name');
select throws_ok('select email from public.waitlist', '42501', null, 'cannot read an address');
select throws_ok('select created_at from public.waitlist', '42501', null, 'cannot read a date');
select throws_ok('select count(*) from public.waitlist', '42501', null, 'cannot count the list');
select throws_ok(
  $$ insert into public.waitlist (name, email) values ('A', 'a@b') returning id $$,
  '42501', null, 'gets no row back'
);
select throws_ok(
  $$ insert into public.waitlist (name, email) values ('A', 'someone@example.com') on conflict do nothing returning email $$,
  '42501', null, 'cannot ask who is on the list by way of a conflict'
);
select throws_ok(
  $$ insert into public.waitlist (id, name, email) overriding system value values (7, 'A', 'a@b') $$,
  '42501', null, 'cannot choose an id'
);
select throws_ok(
  $$ insert into public.waitlist (name, email, created_at) values ('A', 'a@b', '2000-01-01') $$,
  '42501', null, 'cannot choose a date'
);
select throws_ok($$ update public.waitlist set name = 'x' $$, '42501', null, 'cannot change a name');
select throws_ok($$ update public.waitlist set email = 'x@y' $$, '42501', null, 'cannot change an address');
select throws_ok('delete from public.waitlist', '42501', null, 'cannot remove an entry');
select throws_ok('truncate public.waitlist', '42501', null, 'cannot empty the list');

-- The settings: no changing.
select throws_ok($$ update public.homepage_settings set title = 'x' $$, '42501', null, 'cannot save the title');
select throws_ok('update public.homepage_settings set id = gen_random_uuid()', '42501', null, 'cannot change the id');
select throws_ok($$ insert into public.homepage_settings (title) values ('x') $$, '42501', null, 'cannot add settings');
select throws_ok('delete from public.homepage_settings', '42501', null, 'cannot remove the settings');

-- The private schema: no looking inside.
select throws_ok('select * from private.admins', '42501', null, 'cannot see the administrators');
select throws_ok('select * from private.flood_key', '42501', null, 'cannot see the key');
select throws_ok('select private.is_admin()', '42501', null, 'cannot ask who is an administrator');

-- Row level security alone, where grants are wider than ours, as on the embedded Supabase.
reset role;
grant all on public.waitlist, public.homepage_settings to anon;
set local role anon;
select is_empty('select * from public.waitlist', 'reads no entry, even with the grant');
select is_empty($$ update public.waitlist set name = 'x' returning id $$, 'changes no entry, even with the grant');
select is_empty('delete from public.waitlist returning id', 'removes no entry, even with the grant');
select throws_ok(
  $$ insert into public.waitlist (name, email, created_at) values ('A', 'a@b', '2000-01-01') $$,
  '42501', null, 'chooses no date, even with the grant'
);
select is_empty(
  $$ update public.homepage_settings set title = 'x' returning id $$, 'saves no title, even with the grant'
);
select throws_ok(
  $$ insert into public.homepage_settings (title) values ('x') $$, '42501', null, 'adds no settings, even with the grant'
);

select * from finish();
rollback;
