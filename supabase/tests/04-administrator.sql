-- Acting as an administrator: may save the title, and otherwise what a visitor may.
begin;
create extension if not exists pgtap with schema extensions;
select plan(15);

insert into auth.users (id, email) values ('00000000-0000-4000-8000-000000000002', 'admin@example.org');
-- The statement of the README that makes someone an administrator.
insert into private.admins (user_id) select id from auth.users where email = 'admin@example.org';
set local role authenticated;
set local request.jwt.claims = '{"role": "authenticated", "sub": "00000000-0000-4000-8000-000000000002"}';

select results_eq(
  $$ update public.homepage_settings set title = 'A new title' returning title $$,
  array['A new title'], 'saves the title'
);
select throws_ok($$ update public.homepage_settings set title = ' ' $$, '23514', null, 'saves no blank title');
select throws_ok(
  $$ update public.homepage_settings set title = repeat('x', 301) $$, '23514', null, 'saves no endless title'
);
select throws_ok('update public.homepage_settings set id = gen_random_uuid()', '42501', null, 'cannot change the id');
select throws_ok($$ insert into public.homepage_settings (title) values ('x') $$, '42501', null, 'cannot add settings');
select throws_ok('delete from public.homepage_settings', '42501', null, 'cannot remove the settings');
select throws_ok('select * from public.waitlist', '42501', null, 'cannot read the list through the API');
select throws_ok('delete from public.waitlist', '42501', null, 'cannot remove an entry through the API');
select throws_ok('select * from private.admins', '42501', null, 'cannot see the administrators');
select throws_ok('delete from private.admins', '42501', null, 'cannot remove an administrator');

-- Acting as the owner of the database: even there, one row for ever.
reset role;
select throws_ok(
  $$ insert into public.homepage_settings (title) values ('x') $$, '23505', null, 'the owner cannot add settings'
);
select throws_ok('delete from public.homepage_settings', '23001', null, 'the owner cannot remove the settings');
select throws_ok('truncate public.homepage_settings', '23001', null, 'the owner cannot empty the settings');

delete from auth.users where id = '00000000-0000-4000-8000-000000000002';
select is_empty('select from private.admins where user_id = ''00000000-0000-4000-8000-000000000002''', 'a deleted account is no administrator any more');
set local role authenticated;
select is_empty(
  $$ update public.homepage_settings set title = 'Once more' returning title $$,
  'an access token that outlives its account saves nothing'
);

select * from finish();
rollback;
