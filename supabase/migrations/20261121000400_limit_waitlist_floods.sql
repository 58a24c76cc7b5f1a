-- At most 20 new entries in 10 minutes from one client address, counted where no script can go
-- around it. Addresses are not kept: only a keyed hash, and that no longer than it counts.

create table private.flood_key (
  key text primary key
);

comment on table private.flood_key is 'The secret that hashes client addresses; made here, known to nobody.';

-- Two version 4 UUIDs: 244 random bits, without an extension.
insert into private.flood_key (key) values (gen_random_uuid()::text || gen_random_uuid()::text);

create table private.waitlist_arrivals (
  client bytea not null,
  arrived_at timestamptz not null,
  id bigint generated always as identity,

  primary key (client, arrived_at, id)
);

comment on table private.waitlist_arrivals is 'Entries of the last minutes by hashed client address.';

create index waitlist_arrivals_arrived_at on private.waitlist_arrivals (arrived_at);

create function private.limit_waitlist_flood() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  most constant integer := 20;
  span constant interval := '10 minutes';
  headers constant json := nullif(current_setting('request.headers', true), '');
  -- On hosted Supabase the first header is the true address; the second can be forged, and is only
  -- asked where the first is missing. Neither exists in plain SQL, which is not limited.
  address constant text := coalesce(
    nullif(trim(headers ->> 'cf-connecting-ip'), ''),
    nullif(trim(split_part(headers ->> 'x-forwarded-for', ',', 1)), '')
  );
  hash bytea;
begin
  if address is null then
    return new;
  end if;

  select sha256(convert_to(key || lower(address), 'UTF8')) into strict hash from private.flood_key;

  -- Entries of one client take turns, or fifty at once would each see room for one more.
  perform pg_advisory_xact_lock(hashtextextended(encode(hash, 'hex'), 0));

  -- What no longer counts goes. Rows that another insert is removing are left to it.
  delete from private.waitlist_arrivals
  where ctid = any (array(
    select ctid from private.waitlist_arrivals
    where arrived_at <= now() - span
    order by arrived_at
    limit 1000
    for update skip locked
  ));

  if (
    select count(*) from private.waitlist_arrivals
    where client = hash and arrived_at > now() - span
  ) >= most then
    -- PostgREST answers this with HTTP 429.
    raise sqlstate 'PT429' using
      message = 'Too many entries from one address.',
      hint = 'Try again in ten minutes.';
  end if;

  insert into private.waitlist_arrivals (client, arrived_at) values (hash, now());
  return new;
end;
$$;

revoke all on function private.limit_waitlist_flood() from public;

create trigger limit_waitlist_flood
  before insert on public.waitlist
  for each row execute function private.limit_waitlist_flood();
