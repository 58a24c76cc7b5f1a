-- An integration with the secret key manages the waitlist and the title, and nothing else.
begin;
select * from no_plan();

insert into public.waitlist (name, email) values ('Ada', 'ada@example.com');

set local role service_role;

select results_eq(
  'select name, email from public.waitlist', $$ values ('Ada', 'ada@example.com') $$, 'reads names and emails'
);
select isnt_empty('select id, created_at from public.waitlist', 'reads dates');
select lives_ok($$ insert into public.waitlist (name, email) values ('Bob', 'bob@example.com') $$, 'adds an entry');
select lives_ok(
  $$ insert into public.waitlist (name, email) values ('C', 'c@example.com'), ('D', 'd@example.com') $$,
  'adds many entries at once'
);
set local request.headers = '{"cf-connecting-ip": "192.0.2.1"}';
select lives_ok(
  $$ insert into public.waitlist (name, email) select 'E', n || '@example.net' from generate_series(1, 61) n $$,
  'adds more than a visitor may'
);
select throws_ok(
  $$ insert into public.waitlist (name, email, created_at) values ('A', 'a@b', '2000-01-01') $$,
  '42501', null, 'cannot choose a date'
);
select results_eq(
  $$ update public.waitlist set email = 'bob@example.org' where name = 'Bob' returning email $$,
  array['bob@example.org'], 'corrects an entry'
);
select is_empty(
  $$ select column_name from information_schema.columns
     where table_name = 'waitlist' and has_column_privilege('anon', 'public.waitlist', column_name, 'insert')
       and not (has_column_privilege('service_role', 'public.waitlist', column_name, 'insert')
         and has_column_privilege('service_role', 'public.waitlist', column_name, 'update')) $$,
  'may insert and update each column that visitors fill in'
);
select throws_ok('update public.waitlist set created_at = now()', '42501', null, 'cannot change when someone joined');
select results_eq(
  $$ delete from public.waitlist where email = 'bob@example.org' returning name $$, array['Bob'], 'erases an entry'
);
select throws_ok('truncate public.waitlist', '42501', null, 'cannot truncate the waitlist');

select results_eq(
  $$ update public.homepage_settings set title = 'A new title' returning title $$,
  array['A new title'], 'saves the title'
);
select throws_ok($$ insert into public.homepage_settings (title) values ('x') $$, '42501', null, 'cannot add settings');
select throws_ok('delete from public.homepage_settings', '42501', null, 'cannot delete the settings');

select throws_ok('select * from public.waitlist_daily', '42501', null, 'cannot read the daily counts');
select throws_ok('select * from public.waitlist_sources', '42501', null, 'cannot read the counts by source');
select throws_ok('select * from private.admins', '42501', null, 'cannot read the administrators');
select throws_ok('select * from private.rate_limit', '42501', null, 'cannot read the rate limit''s secret');

select * from finish();
rollback;
