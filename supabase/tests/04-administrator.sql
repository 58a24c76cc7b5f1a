-- An administrator saves the title, counts the waitlist, and can otherwise do what a visitor can.
begin;
select * from no_plan();

insert into auth.users (id, email) values ('00000000-0000-4000-8000-000000000002', 'admin@example.com');
insert into private.admins (user_id) values ('00000000-0000-4000-8000-000000000002');

-- Acting as an administrator.
set local role authenticated;
set local request.jwt.claims = '{"role": "authenticated", "sub": "00000000-0000-4000-8000-000000000002"}';

select results_eq(
  $$ update public.homepage_settings set title = 'A new title' returning title $$,
  array['A new title'], 'saves the title'
);
select throws_ok('update public.homepage_settings set id = 2', '42501', null, 'cannot change the id');
select throws_ok($$ insert into public.homepage_settings (title) values ('x') $$, '42501', null, 'cannot add settings');
select throws_ok('delete from public.homepage_settings', '42501', null, 'cannot delete the settings');
select throws_ok('select * from public.waitlist', '42501', null, 'cannot read the waitlist through the API');
select throws_ok('select name from public.waitlist', '42501', null, 'cannot read names');
select throws_ok('select email from public.waitlist', '42501', null, 'cannot read emails');
select throws_ok(
  $$ select created_at from public.waitlist order by email $$, '42501', null, 'cannot sort by an unreadable column'
);
select throws_ok('delete from public.waitlist', '42501', null, 'cannot delete an entry through the API');
select throws_ok('select * from private.admins', '42501', null, 'cannot read the administrators');
select throws_ok('delete from private.admins', '42501', null, 'cannot remove an administrator');

-- An administrator reads the waitlist's counts.
select results_eq(
  'select day, entries, total from public.waitlist_daily order by day',
  $$ select (now() at time zone 'UTC')::date - ago, 0, 0 from generate_series(29, 0, -1) ago $$,
  'reads 30 days of zero entries while the list is empty'
);
reset role;
insert into public.waitlist (name, email, created_at)
select 'Somebody', seconds || '@example.com', date_trunc('day', now(), 'UTC') + seconds * interval '1 second'
from unnest(array[0, 1, -1, -29 * 86400, -29 * 86400 - 1, -400 * 86400]) seconds;
set local role authenticated;
select set_eq(
  'select ((now() at time zone ''UTC'')::date - day) || '' days ago: '' || entries from public.waitlist_daily where entries > 0',
  array['0 days ago: 2', '1 days ago: 1', '29 days ago: 1'],
  'reads how many people joined on each of the last 30 UTC days'
);
select results_eq(
  'select distinct total from public.waitlist_daily', array[6], 'reads the number of all entries, whenever they were added'
);
-- At any time, the date in one of these zones differs from UTC's.
set local time zone 'Pacific/Kiritimati';
select results_eq(
  'select entries from public.waitlist_daily order by day desc limit 2', array[2, 1],
  'reads the counts of UTC days in the easternmost time zone'
);
set local time zone 'Etc/GMT+12';
select results_eq(
  'select entries from public.waitlist_daily order by day desc limit 2', array[2, 1],
  'reads the counts of UTC days in the westernmost time zone'
);
reset time zone;
select is((select count(created_at) from public.waitlist), 6::bigint, 'reads when people joined');
select results_eq(
  'select source, entries, entries_30_days from public.waitlist_sources', $$ values (null::text, 6, 4) $$,
  'sees that no entry has a source'
);
reset role;
-- The first of twelve sources has twelve entries, and the last has one; each has one entry from the last 30 UTC days.
insert into public.waitlist (name, email, created_at, source)
select 'Somebody', source || '.' || n || '@example.com',
  date_trunc('day', now(), 'UTC') - 29 * interval '24 hours' - (n - 1) * interval '1 second',
  'source-' || lpad(source::text, 2, '0')
from generate_series(1, 12) source, generate_series(1, 13 - source) n;
set local role authenticated;
set local time zone 'Pacific/Kiritimati';
select results_eq(
  'select source, entries, entries_30_days from public.waitlist_sources order by source nulls first',
  $$ values (null, 6, 4), ('', 3, 2), ('source-01', 12, 1), ('source-02', 11, 1), ('source-03', 10, 1),
       ('source-04', 9, 1), ('source-05', 8, 1), ('source-06', 7, 1), ('source-07', 6, 1), ('source-08', 5, 1),
       ('source-09', 4, 1), ('source-10', 3, 1) $$,
  'reads the counts of the ten largest sources, of all others together, and of entries without a source'
);
reset time zone;
select throws_ok(
  $$ select source from public.waitlist order by email $$, '42501', null, 'cannot sort sources by an unreadable column'
);

-- Acting as an administrator where every privilege is granted, as on the embedded Supabase.
reset role;
grant all on public.waitlist to authenticated;
set local role authenticated;
select is_empty($$ update public.waitlist set name = 'x' returning id $$, 'row level security protects entries from changes');
select is_empty('delete from public.waitlist returning id', 'row level security protects entries from deletion');

-- Acting as an administrator whose account the owner deletes.
reset role;
delete from auth.users where id = '00000000-0000-4000-8000-000000000002';
select is_empty('select from private.admins', 'is not an administrator once the account is deleted');
set local role authenticated;
select is_empty('select * from public.waitlist_daily', 'cannot count the waitlist with a token that outlives the account');
select is_empty('select * from public.waitlist_sources', 'cannot read the counts by source with a token that outlives the account');
select is_empty(
  $$ update public.homepage_settings set title = 'Once more' returning title $$,
  'cannot save the title with a token that outlives the account'
);

select * from finish();
rollback;
