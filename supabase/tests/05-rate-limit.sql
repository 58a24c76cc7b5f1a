-- The rate limit lets each client add 60 entries in ten minutes.
begin;
select * from no_plan();

select is(max_entries, 60, 'the limit of a new project is 60') from private.rate_limit;
-- The tests below are about a limit of 60, whatever a later migration sets.
update private.rate_limit set max_entries = 60;

-- Emails are compared when a transaction commits, but a test's transaction is rolled back, so compare them at once.
set constraints all immediate;

create function pg_temp.set_headers(headers text) returns void language sql as $$
  select set_config('request.headers', headers, true);
$$;
create function pg_temp.join_waitlist(times integer) returns void language plpgsql as $$
declare
  caller text := current_user;
begin
  set local role anon;
  for _ in 1..times loop
    -- This makes each entry count as its own request.
    perform set_config('waitlist.has_entry', '', true);
    insert into public.waitlist (name, email) values ('Ada', gen_random_uuid() || '@example.com');
  end loop;
  perform set_config('role', caller, true);
end;
$$;
create function pg_temp.hint_of(statement text) returns text language plpgsql as $$
declare
  hint text;
begin
  execute statement;
  return 'not refused';
exception when others then
  get stacked diagnostics hint = pg_exception_hint;
  return hint;
end;
$$;
prepare one as select pg_temp.join_waitlist(1);
prepare sixty as select pg_temp.join_waitlist(60);
prepare sixty_one as select pg_temp.join_waitlist(61);

-- Acting as visitors with one IPv4 address.
set local role anon;

select pg_temp.set_headers('{"cf-connecting-ip": "192.0.2.1"}');
select lives_ok('sixty', '60 entries from one address are accepted');
reset role;
select is((select count(*)::int from public.waitlist), 60, 'accepted entries are stored');
set local role anon;
select throws_ok('one', 'PT429', 'Too many entries from one address.', 'the 61st entry from one address is refused');
select is(pg_temp.hint_of('select pg_temp.join_waitlist(1)'), 'Try again in ten minutes.', 'the refusal says when to try again');
select pg_temp.set_headers('{"cf-connecting-ip": "192.0.2.1", "x-forwarded-for": "198.51.100.7"}');
select throws_ok('one', 'PT429', null, 'a forged x-forwarded-for is ignored');

select pg_temp.set_headers('{"cf-connecting-ip": "192.0.2.2"}');
select throws_ok('sixty_one', 'PT429', null, 'the 61st entry in a transaction is refused, and rolls the others back');
set local waitlist.has_entry = '';
insert into public.waitlist (name, email) values ('Ada', 'ada@example.com');
set local waitlist.has_entry = '';
select throws_ok(
  $$ insert into public.waitlist (name, email) values ('Ada', 'ada@example.com') $$, '23505', null,
  'a duplicate is refused as a duplicate'
);
select lives_ok($$ select pg_temp.join_waitlist(59) $$, 'refused entries do not count');
select throws_ok('one', 'PT429', null, 'accepted entries count');

-- Acting as visitors behind other proxies.
select pg_temp.set_headers('{"x-forwarded-for": "203.0.113.5, 10.0.0.1"}');
select lives_ok('sixty', 'x-forwarded-for counts if cf-connecting-ip is missing');
select pg_temp.set_headers('{"cf-connecting-ip": " ", "x-forwarded-for": " 203.0.113.5 , 10.9.9.9"}');
select throws_ok('one', 'PT429', null, 'the first address in x-forwarded-for counts, even if cf-connecting-ip is blank');
select pg_temp.set_headers('{}');
select lives_ok('sixty_one', 'requests without an IP address are not limited');
select pg_temp.set_headers('');
select lives_ok('sixty_one', 'plain SQL is not limited');

-- Acting as visitors with IPv6 addresses.
select pg_temp.set_headers('{"cf-connecting-ip": "2001:db8:1:2::1"}');
select lives_ok('sixty', '60 entries from one IPv6 address are accepted');
select pg_temp.set_headers('{"cf-connecting-ip": "2001:0DB8:1:2:ffff:ffff:ffff:ffff"}');
select throws_ok('one', 'PT429', null, 'IPv6 addresses in one /64 network count together');
select pg_temp.set_headers('{"cf-connecting-ip": "2001:db8:1:3::1"}');
select lives_ok('one', 'IPv6 addresses in another /64 network count separately');
select pg_temp.set_headers('{"cf-connecting-ip": "::ffff:192.0.2.7"}');
select lives_ok('sixty', '60 entries from an IPv4 address written as IPv6 are accepted');
select throws_ok('one', 'PT429', null, 'the 61st entry from an IPv4 address written as IPv6 is refused');
select pg_temp.set_headers('{"cf-connecting-ip": "::ffff:192.0.2.8"}');
select lives_ok('one', 'IPv4 addresses written as IPv6 count separately');

select lives_ok(
  $$ select
       pg_temp.set_headers(format('{"cf-connecting-ip": "2001:db8:4:%s::1"}', network)),
       pg_temp.join_waitlist(60)
     from generate_series(1, 10) network $$,
  '600 entries from one IPv6 /48 are accepted'
);
select pg_temp.set_headers('{"cf-connecting-ip": "2001:db8:4:11::1"}');
select throws_ok('one', 'PT429', null, 'the 601st entry from one IPv6 /48 is refused, whichever of its networks it comes from');
select pg_temp.set_headers('{"cf-connecting-ip": "2001:db8:5:11::1"}');
select lives_ok('one', 'IPv6 addresses in another /48 count separately');

-- Acting as visitors with an invalid IP address.
select pg_temp.set_headers('{"cf-connecting-ip": "unknown"}');
select lives_ok('sixty', '60 entries from an invalid address are accepted');
select throws_ok('one', 'PT429', null, 'the 61st entry from an invalid address is refused');
select pg_temp.set_headers('{"cf-connecting-ip": "999.0.2.1"}');
select lives_ok('one', 'another invalid address counts separately');

-- The ten minutes begin with the first entry.
reset role;
update private.rate_limit_counters set window_start = now() - interval '10 minutes';
select pg_temp.set_headers('{"cf-connecting-ip": "2001:db8:4:11::1"}');
select lives_ok('one', 'ten minutes later, an entry from that IPv6 /48 is accepted');
delete from private.rate_limit_counters;
select pg_temp.set_headers('{"cf-connecting-ip": "192.0.2.1"}');
execute one;
update private.rate_limit_counters set window_start = now() - interval '9 minutes 59 seconds';
select lives_ok($$ select pg_temp.join_waitlist(59) $$, 'entries are counted for ten minutes');
select throws_ok('one', 'PT429', null, 'a client is refused until ten minutes after its first entry');
update private.rate_limit_counters set window_start = window_start - interval '1 second';
select lives_ok('sixty', 'ten minutes after its first entry, a client may add 60 again');
select throws_ok('one', 'PT429', null, 'the 61st of these entries is refused');

-- Acting as the owner of the database.
select results_eq(
  'update private.rate_limit set max_entries = 61 returning max_entries', array[61], 'the owner raises the limit'
);
select lives_ok('one', 'one more entry is accepted');
select throws_ok('one', 'PT429', null, 'the raised limit holds');
select is((select count(*)::int from private.rate_limit_counters), 1, 'a client has one counter');
select pg_temp.set_headers('{"cf-connecting-ip": "192.0.2.2"}');
execute one;
select is((select count(*)::int from private.rate_limit_counters), 2, 'a counter is kept until its ten minutes are over');
update private.rate_limit_counters set window_start = now() - interval '10 minutes';
select pg_temp.set_headers('{"cf-connecting-ip": "192.0.2.3"}');
execute one;
select is((select count(*)::int from private.rate_limit_counters), 1, 'expired counters are deleted');
select is_empty(
  $$ select from private.rate_limit_counters
     where encode(client_hash, 'escape') ~ '192\.0\.2' or client_hash = sha256('192.0.2.3') $$,
  'neither an IP address nor a hash that anyone could compute is stored'
);
insert into private.rate_limit_counters
select sha256(n::text::bytea), now() - interval '1 day', 1 from generate_series(1, 250) n;
execute one;
select is(
  (select count(*)::int from private.rate_limit_counters where window_start < now()), 150,
  'an entry deletes a hundred expired counters, and leaves the rest to later entries'
);
execute one;
execute one;
select is((select count(*)::int from private.rate_limit_counters), 1, 'later entries delete the rest');
update private.rate_limit set hash_key = 'another key';
execute one;
select is((select count(*)::int from private.rate_limit_counters), 2, 'the hash depends on the secret');

select * from finish();
rollback;
