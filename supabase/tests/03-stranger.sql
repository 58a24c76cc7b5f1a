-- Acting as someone who signed in and is no administrator: may do what a visitor may.
begin;
create extension if not exists pgtap with schema extensions;
select plan(18);

insert into auth.users (id, email) values ('00000000-0000-4000-8000-000000000001', 'stranger@example.com');
set local role authenticated;
set local request.jwt.claims = '{"role": "authenticated", "sub": "00000000-0000-4000-8000-000000000001", "app_metadata": {"role": "admin"}, "is_admin": true}';

select isnt_empty('select id, title from public.homepage_settings', 'reads the settings');
select lives_ok($$ insert into public.waitlist (name, email) values ('S', 's@example.com') $$, 'joins');

select is_empty(
  $$ update public.homepage_settings set title = 'Mine' returning title $$,
  'saves no title, whatever the token claims'
);
reset role;
select is(
  (select title from public.homepage_settings), 'Is Your Brand Visible in LLM Searches?',
  'the title is as it was'
);
set local role authenticated;

select throws_ok('update public.homepage_settings set id = gen_random_uuid()', '42501', null, 'cannot change the id');
select throws_ok($$ insert into public.homepage_settings (title) values ('x') $$, '42501', null, 'cannot add settings');
select throws_ok('delete from public.homepage_settings', '42501', null, 'cannot remove the settings');
select throws_ok('truncate public.homepage_settings', '42501', null, 'cannot empty the settings');
select throws_ok('select * from public.waitlist', '42501', null, 'cannot read the list');
select throws_ok('select email from public.waitlist', '42501', null, 'cannot read an address');
select throws_ok($$ update public.waitlist set name = 'x' $$, '42501', null, 'cannot change an entry');
select throws_ok('delete from public.waitlist', '42501', null, 'cannot remove an entry');
select throws_ok(
  $$ insert into public.waitlist (name, email, created_at) values ('A', 'a@b', '2000-01-01') $$,
  '42501', null, 'cannot choose a date'
);
select throws_ok(
  $$ insert into private.admins values ('00000000-0000-4000-8000-000000000001') $$,
  '42501', null, 'cannot become an administrator'
);
select throws_ok('select * from private.admins', '42501', null, 'cannot see the administrators');
select throws_ok('select * from private.waitlist_arrivals', '42501', null, 'cannot see the arrivals');
select throws_ok('delete from private.waitlist_arrivals', '42501', null, 'cannot forget the arrivals');
select throws_ok('select private.is_admin()', '42501', null, 'cannot reach into the private schema');

select * from finish();
rollback;
