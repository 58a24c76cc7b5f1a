-- A visitor reads the title, joins the waitlist, and can do nothing else.
begin;
select * from no_plan();

insert into public.waitlist (name, email) values ('Someone else', 'Someone@example.com');

-- Emails are compared when a transaction commits, but a test's transaction is rolled back, so compare them at once.
set constraints all immediate;

-- Acting as a visitor, with our grants.
set local role anon;

select results_eq(
  'select title from public.homepage_settings limit 1',
  array[null::text], 'sees that no title has been saved'
);
select isnt_empty('select id from public.homepage_settings limit 1', 'reads the id');
select throws_ok($$ update public.homepage_settings set title = 'x' $$, '42501', null, 'cannot save the title');
select throws_ok($$ insert into public.homepage_settings (title) values ('x') $$, '42501', null, 'cannot add settings');
select throws_ok('delete from public.homepage_settings', '42501', null, 'cannot delete the settings');

select lives_ok($$ insert into public.waitlist (name, email) values ('Ada', 'Ada@example.com') $$, 'joins');
select throws_ok(
  $$ insert into public.waitlist (name, email) values ('Bob', 'bob@example.com') $$,
  'PT400', 'A request can add only one entry.', 'can add only one entry per request'
);
set local waitlist.has_entry = '';
select throws_ok(
  $$ insert into public.waitlist (name, email) values ('Ada', 'someone@EXAMPLE.com') $$,
  '23505', 'duplicate key value violates unique constraint "waitlist_email_key"',
  'cannot join with a listed email that differs only in case'
);
select lives_ok(
  $$ insert into public.waitlist (name, email) values ('Ada', 'Ada+tag@example.com') $$, 'joins with a tagged email'
);
set local waitlist.has_entry = '';
select lives_ok(
  $$ insert into public.waitlist (name, email, source) values ('Ada', 'source@example.com', 'newsletter') $$, 'joins with a source'
);
select throws_ok(
  $$ insert into public.waitlist (name, email, source) values ('Bob', 'bob@example.com', 'newsletter') $$,
  'PT400', null, 'can add only one entry per request, even with a source'
);
set local waitlist.has_entry = '';
select lives_ok(
  $$ insert into public.waitlist (name, email, source) values ('Ada', 'null@example.com', null) $$, 'joins with a null source'
);
set local waitlist.has_entry = '';
select throws_ok(
  $$ insert into public.waitlist (name, email, source) values ('Ada', 'someone@EXAMPLE.com', 'newsletter') $$,
  '23505', null, 'cannot join a second time from another source'
);
select throws_ok('select * from public.waitlist', '42501', null, 'cannot read the waitlist');
select throws_ok('select count(*) from public.waitlist', '42501', null, 'cannot count the waitlist');
select throws_ok('select created_at from public.waitlist', '42501', null, 'cannot read when people joined');
select throws_ok('select source from public.waitlist', '42501', null, 'cannot read where people came from');
select throws_ok('select * from public.waitlist_daily', '42501', null, 'cannot read the daily counts');
select throws_ok('select * from public.waitlist_sources', '42501', null, 'cannot read the counts by source');
select throws_ok(
  $$ insert into public.waitlist (name, email) values ('A', 'a@b') returning id $$,
  '42501', null, 'cannot read back the entry'
);
select throws_ok(
  $$ insert into public.waitlist (name, email) values ('A', 'someone@example.com') on conflict do nothing returning email $$,
  '42501', null, 'cannot read an entry through a conflict'
);
select throws_ok(
  $$ insert into public.waitlist (name, email, source) values ('A', 'a@b', 'x') returning source $$,
  '42501', null, 'cannot read back the source'
);
select throws_ok(
  $$ insert into public.waitlist (name, email, source) values ('A', 'someone@example.com', 'x')
     on conflict (email_lower) do update set source = excluded.source $$,
  '42501', null, 'cannot change the source of an entry through a conflict'
);
select throws_ok(
  $$ insert into public.waitlist (id, name, email) overriding system value values (7, 'A', 'a@b') $$,
  '42501', null, 'cannot choose an id'
);
select throws_ok(
  $$ insert into public.waitlist (name, email, created_at) values ('A', 'a@b', '2000-01-01') $$,
  '42501', null, 'cannot choose a date'
);
select throws_ok($$ update public.waitlist set name = 'x' $$, '42501', null, 'cannot change an entry');
select throws_ok('delete from public.waitlist', '42501', null, 'cannot delete an entry');
select throws_ok('truncate public.waitlist', '42501', null, 'cannot empty the waitlist');

select throws_ok('select * from private.admins', '42501', null, 'cannot read the administrators');
select throws_ok('select * from private.rate_limit', '42501', null, 'cannot read the rate limit''s secret');
select throws_ok('delete from private.rate_limit_counters', '42501', null, 'cannot reset the rate limit');

-- Acting as a visitor where every privilege is granted, as on the embedded Supabase.
reset role;
grant all on public.waitlist, public.waitlist_daily, public.waitlist_sources, public.homepage_settings to anon;
set local waitlist.has_entry = '';
set local role anon;

select is_empty('select * from public.waitlist', 'row level security hides the waitlist');
select is((select count(*) from public.waitlist), 0::bigint, 'row level security hides how long the waitlist is');
select is_empty('select * from public.waitlist_sources', 'row level security hides the counts by source');
select throws_ok('select * from public.waitlist_daily', '42501', null, 'cannot call is_admin(), so waitlist_daily fails');
select is_empty($$ update public.waitlist set name = 'x' returning id $$, 'row level security protects entries from changes');
select is_empty('delete from public.waitlist returning id', 'row level security protects entries from deletion');
select throws_ok(
  $$ insert into public.waitlist (name, email, created_at) values ('A', 'a@b', '2000-01-01') $$,
  '42501', null, 'row level security refuses a chosen date'
);
select is_empty(
  $$ update public.homepage_settings set title = 'x' returning id $$, 'row level security protects the title from changes'
);
select is_empty('delete from public.homepage_settings returning id', 'row level security protects the settings from deletion');

select * from finish();
rollback;
