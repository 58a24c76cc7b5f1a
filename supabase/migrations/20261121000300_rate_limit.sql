-- Rate limit: a client may add max_entries rows to the waitlist in ten minutes, counted from its first entry.
-- Only keyed hashes of IP addresses are stored, and later entries delete them once the ten minutes are over.

create table private.rate_limit (
  id integer primary key default 1,
  max_entries integer not null default 60,
  -- Two version 4 UUIDs hold 244 random bits.
  hash_key text not null default gen_random_uuid()::text || gen_random_uuid()::text,

  constraint rate_limit_single_row check (id = 1),
  -- A limit of 0 would refuse every entry. Ten times a very large limit would overflow an integer, failing every entry.
  constraint rate_limit_max_entries check (max_entries between 1 and 999999)
);

comment on table private.rate_limit is 'How many entries one client may add in ten minutes, and the secret with which its IP address is hashed.';

insert into private.rate_limit default values;

create table private.rate_limit_counters (
  client_hash bytea primary key,
  window_start timestamptz not null,
  entries integer not null
);

comment on table private.rate_limit_counters is 'How many entries each client has added in its current ten minutes.';

create index rate_limit_counters_window_start on private.rate_limit_counters (window_start);

-- Together, the networks in one IPv6 /48, which anyone can get for free, can add ten times as many entries as one
-- network; without this second limit, they could fill the list. Their counters are summed, because with one counter
-- for the whole /48, its visitors would wait for each other: with 64 at once, entries took four times as long.
--
-- An entry adds at most one counter and deletes at most a hundred expired ones. Without that limit, the first entry after a
-- flood from very many addresses would have to delete all their counters. If that took longer than the three seconds
-- that a visitor's statement may take, this entry and every later one would fail.
create function private.rate_limit_waitlist() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  time_window constant interval := interval '10 minutes';
  headers constant json := nullif(current_setting('request.headers', true), '')::json;
  -- Hosted Supabase sets the first header itself. Clients can forge the second, so it counts only
  -- if the first is missing. Plain SQL has neither, and is not limited.
  address constant text := coalesce(
    nullif(trim(headers ->> 'cf-connecting-ip'), ''),
    nullif(trim(split_part(headers ->> 'x-forwarded-for', ',', 1)), '')
  );
  client text := address;
  ip inet;
  settings private.rate_limit;
  hash bytea;
  -- The hash of an IPv6 /48, with which the hashes of all its networks begin.
  prefix bytea;
  entries_in_window integer;
  entries_of_prefix bigint;
begin
  if address is null then
    return new;
  end if;

  select * into strict settings from private.rate_limit;

  if pg_input_is_valid(address, 'inet') then
    ip := address::inet;
    client := host(ip);
    -- One IPv6 host can use every address of its /64 network. An IPv4 address written as IPv6 is one host.
    if family(ip) = 6 and not ip <<= '::ffff:0:0/96' then
      client := network(set_masklen(ip, 64))::text;
      prefix := substr(sha256(convert_to(settings.hash_key || network(set_masklen(ip, 48)), 'UTF8')), 1, 16);
    end if;
  end if;
  hash := sha256(convert_to(settings.hash_key || client, 'UTF8'));
  hash := coalesce(prefix || substr(hash, 1, 16), hash);

  -- The upsert locks the client's row until the end of the transaction, which makes the count exact.
  insert into private.rate_limit_counters as counter (client_hash, window_start, entries)
  values (hash, now(), 1)
  on conflict (client_hash) do update set
    window_start = case when counter.window_start > now() - time_window then counter.window_start else now() end,
    entries = case when counter.window_start > now() - time_window then counter.entries + 1 else 1 end
  returning entries into entries_in_window;

  if prefix is not null then
    select sum(entries) into strict entries_of_prefix from private.rate_limit_counters
    where client_hash between prefix and prefix || '\xffffffffffffffffffffffffffffffff'
      and window_start > now() - time_window;
  end if;

  if entries_in_window > settings.max_entries or entries_of_prefix > settings.max_entries * 10 then
    -- PostgREST turns this code into HTTP 429. The error also rolls the count back.
    raise sqlstate 'PT429' using
      message = 'Too many entries from one address.',
      hint = 'Try again in ten minutes.';
  end if;

  -- Without "skip locked", two clients whose windows have expired can deadlock on each other's rows. Without
  -- "order by", the planner would search the whole table.
  delete from private.rate_limit_counters where client_hash in (
    select client_hash from private.rate_limit_counters
    where window_start <= now() - time_window
    order by window_start
    limit 100
    for update skip locked
  );

  return new;
end;
$$;

revoke all on function private.rate_limit_waitlist() from public;

create trigger rate_limit_waitlist
  before insert on public.waitlist
  for each row
  when (current_user in ('anon', 'authenticated'))
  execute function private.rate_limit_waitlist();
