-- A signed-in user who is not an administrator can do only what a visitor can.
begin;
select * from no_plan();

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-000000000001', 'stranger@example.com'),
  ('00000000-0000-4000-8000-000000000002', 'admin@example.com');
insert into private.admins (user_id) values ('00000000-0000-4000-8000-000000000002');

-- Acting as a signed-in user whose token claims too much.
set local role authenticated;
set local request.jwt.claims = '{"role": "authenticated", "sub": "00000000-0000-4000-8000-000000000001", "app_metadata": {"role": "admin"}, "is_admin": true}';

select isnt_empty('select id, title from public.homepage_settings', 'reads the settings');
select lives_ok($$ insert into public.waitlist (name, email) values ('S', 's@example.com') $$, 'joins');
set local waitlist.has_entry = '';
select is_empty(
  $$ update public.homepage_settings set title = 'Mine' returning title $$,
  'cannot save the title while someone else is an administrator'
);
select throws_ok('delete from public.homepage_settings', '42501', null, 'cannot delete the settings');
select throws_ok('select * from public.waitlist', '42501', null, 'cannot read the waitlist');
select throws_ok('select name from public.waitlist', '42501', null, 'cannot read names');
select throws_ok('select email from public.waitlist', '42501', null, 'cannot read emails');
select is_empty('select created_at from public.waitlist', 'cannot read when people joined');
select is_empty('select source from public.waitlist', 'cannot read where people came from');
select is((select count(*) from public.waitlist), 0::bigint, 'cannot count the waitlist');
select is_empty('select * from public.waitlist_daily', 'cannot read the daily counts');
select is_empty('select * from public.waitlist_sources', 'cannot read the counts by source');
select throws_ok(
  $$ insert into public.waitlist (name, email) values ('A', 'a@b') returning created_at $$,
  '42501', null, 'cannot read back the entry'
);
select throws_ok('delete from public.waitlist', '42501', null, 'cannot delete an entry');
select throws_ok('select * from private.admins', '42501', null, 'cannot read the administrators');
select throws_ok(
  $$ insert into private.admins values ('00000000-0000-4000-8000-000000000001') $$,
  '42501', null, 'cannot become an administrator'
);

-- Acting as the same user where every privilege is granted, as on the embedded Supabase.
reset role;
grant all on public.waitlist, public.waitlist_daily, public.waitlist_sources to authenticated;
set local role authenticated;

select is_empty('select * from public.waitlist', 'row level security hides the waitlist');
select is_empty('select * from public.waitlist_daily', 'row level security hides the daily counts');
select is_empty('select * from public.waitlist_sources', 'row level security hides the counts by source');
select is_empty($$ update public.waitlist set name = 'x' returning id $$, 'row level security protects entries from changes');
select is_empty('delete from public.waitlist returning id', 'row level security protects entries from deletion');

-- Acting as a user whose token names nobody.
set local request.jwt.claims = '{"role": "authenticated"}';
select is_empty('select * from public.waitlist_daily', 'a token without an account reads no daily counts');
select is_empty('select * from public.waitlist_sources', 'a token without an account reads no counts by source');

select * from finish();
rollback;
