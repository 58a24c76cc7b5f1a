-- Acting as a flood: many entries from one address.
begin;
create extension if not exists pgtap with schema extensions;
select plan(14);

create function pg_temp.join_often(times integer, tag text) returns void language sql as $$
  insert into public.waitlist (name, email)
  select 'Flood', tag || n || '@example.com' from generate_series(1, times) n;
$$;
create function pg_temp.come_from(headers text) returns void language sql as $$
  select set_config('request.headers', headers, true);
$$;

set local role anon;

select pg_temp.come_from('{"cf-connecting-ip": "192.0.2.1"}');
select lives_ok($$ select pg_temp.join_often(20, 'a') $$, 'twenty entries from one address are let in');
select throws_ok(
  $$ select pg_temp.join_often(1, 'b') $$, 'PT429', 'Too many entries from one address.', 'the next is not'
);
select throws_ok(
  $$ select pg_temp.join_often(1, 'a') $$, 'PT429', null, 'not even to learn who is on the list'
);

select pg_temp.come_from('{"cf-connecting-ip": "192.0.2.1", "x-forwarded-for": "198.51.100.7"}');
select throws_ok($$ select pg_temp.join_often(1, 'c') $$, 'PT429', null, 'a forged second header changes nothing');
select pg_temp.come_from('{"cf-connecting-ip": "192.0.2.2"}');
select lives_ok($$ select pg_temp.join_often(1, 'd') $$, 'another address is let in');

select pg_temp.come_from('{"x-forwarded-for": "203.0.113.5, 10.0.0.1"}');
select lives_ok($$ select pg_temp.join_often(20, 'e') $$, 'without the first header the second counts');
select pg_temp.come_from('{"x-forwarded-for": "203.0.113.5, 10.9.9.9"}');
select throws_ok($$ select pg_temp.join_often(1, 'f') $$, 'PT429', null, 'by its first entry');

select pg_temp.come_from('{"cf-connecting-ip": "192.0.2.3"}');
select throws_ok($$ select pg_temp.join_often(21, 'g') $$, 'PT429', null, 'one call with many rows is counted row by row');
select lives_ok($$ select pg_temp.join_often(20, 'g') $$, 'what was refused does not count');

select pg_temp.come_from('');
select lives_ok($$ select pg_temp.join_often(50, 'h') $$, 'no address, no limit');

reset role;
select is_empty(
  $$ select client from private.waitlist_arrivals
     where encode(client, 'escape') ~ '192\.0\.2|203\.0\.113' or client = sha256('192.0.2.1') $$,
  'no address is kept, not even behind a hash without a key'
);

update private.waitlist_arrivals set arrived_at = arrived_at - interval '10 minutes';
set local role anon;
select pg_temp.come_from('{"cf-connecting-ip": "192.0.2.1"}');
select lives_ok($$ select pg_temp.join_often(1, 'i') $$, 'ten minutes later the address is let in again');
reset role;
select is((select count(*)::int from private.waitlist_arrivals), 1, 'and what no longer counts is forgotten');

select is((select count(*)::int from public.waitlist), 112, 'what was let in is on the list');

select * from finish();
rollback;
