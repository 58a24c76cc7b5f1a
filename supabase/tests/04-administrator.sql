-- An administrator saves the headline, and can otherwise do what a visitor can.
begin;
create extension if not exists pgtap with schema extensions;
select plan(10);

insert into auth.users (id, email) values ('00000000-0000-4000-8000-000000000002', 'admin@example.com');
insert into private.admins (user_id) values ('00000000-0000-4000-8000-000000000002');

-- Acting as an administrator.
set local role authenticated;
set local request.jwt.claims = '{"role": "authenticated", "sub": "00000000-0000-4000-8000-000000000002"}';

select results_eq(
  $$ update public.homepage_settings set title = 'A new headline' returning title $$,
  array['A new headline'], 'saves the headline'
);
select throws_ok('update public.homepage_settings set id = 2', '42501', null, 'cannot change the id');
select throws_ok($$ insert into public.homepage_settings (title) values ('x') $$, '42501', null, 'cannot add settings');
select throws_ok('delete from public.homepage_settings', '42501', null, 'cannot delete the settings');
select throws_ok('select * from public.waitlist', '42501', null, 'cannot read the waitlist through the API');
select throws_ok('delete from public.waitlist', '42501', null, 'cannot delete an entry through the API');
select throws_ok('select * from private.admins', '42501', null, 'cannot read the administrators');
select throws_ok('delete from private.admins', '42501', null, 'cannot remove an administrator');

-- Acting as an administrator whose account the owner deletes.
reset role;
delete from auth.users where id = '00000000-0000-4000-8000-000000000002';
select is_empty('select from private.admins', 'is no administrator once the account is deleted');
set local role authenticated;
select is_empty(
  $$ update public.homepage_settings set title = 'Once more' returning title $$,
  'cannot save the headline with a token that outlives the account'
);

select * from finish();
rollback;
