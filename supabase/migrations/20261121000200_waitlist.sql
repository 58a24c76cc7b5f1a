-- The waitlist. Visitors can only add themselves.

create table public.waitlist (
  id bigint generated always as identity primary key,
  name text not null,
  email text not null,
  created_at timestamptz not null default now(),
  email_lower text not null generated always as (lower(email)) stored,
  source text,

  constraint waitlist_name_length check (char_length(name) <= 200),
  -- Not only spaces and invisible characters.
  constraint waitlist_name_not_blank check (name ~ '[^\s\u00a0\u00ad\u200b-\u200f\u2060\ufeff]'),
  constraint waitlist_email_length check (char_length(email) <= 254),
  -- The form refuses more, but a mistyped email must not keep a backup from being restored.
  constraint waitlist_email_shape check (email ~ '^[^@\s]+@[^@\s]+$'),
  constraint waitlist_source_length check (char_length(source) <= 40),
  constraint waitlist_source_shape check (source ~ '^[a-z0-9._-]+$'),
  -- A@x.com and a@x.com are one person; a+b@x.com and a@x.com are two. An address is compared with the list only when
  -- its transaction commits, so that a transaction that fails earlier reveals nothing. If addresses were compared after
  -- each statement, one statement could test whether someone is on the list, and the next could fail and so undo the
  -- first, because pg_graphql runs all mutations of a request in one transaction.
  constraint waitlist_email_key unique (email_lower) deferrable initially deferred
);

comment on table public.waitlist is 'People to notify at launch. Only the project owner, and integrations with the secret key, can read who they are.';
comment on column public.waitlist.email is 'Stored with upper and lower case as typed, compared without regard to case.';
comment on column public.waitlist.source is 'The name in the link that the person followed; anyone can put any name in a link.';

alter table public.waitlist enable row level security;

revoke all on public.waitlist from anon, authenticated, service_role;
grant insert (name, email, source) on public.waitlist to anon, authenticated;
-- Administrators see how many people joined each day and from each source, but not who. This grant also lets any
-- account ask for the planner's estimate of the number of rows ("count=planned"), which row level security does not
-- hide. Sign-up is off, so only accounts that the owner created can ask.
grant select (created_at, source) on public.waitlist to authenticated;
-- Integrations with the secret key, such as a mail service, need these.
grant select, insert (name, email, source), update (name, email, source), delete on public.waitlist to service_role;

-- The grant already keeps visitors from choosing a date. The policy also holds where grants are wider.
create policy "Anyone can join the waitlist"
  on public.waitlist for insert
  to anon, authenticated
  with check (created_at = now());

-- Where grants are wider, as on the embedded Supabase, an administrator can also read names.
create policy "Administrators can read when people joined"
  on public.waitlist for select
  to authenticated
  using ((select private.is_admin()));

-- A visitor's request can add only one entry. If it could add two, the first could test whether someone is on the
-- list, and the second could make the request fail, so that no trace would be left.
create function private.admit_one_entry() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if current_setting('waitlist.has_entry', true) = 'true' then
    -- PostgREST turns this code into HTTP 400.
    raise sqlstate 'PT400' using message = 'A request can add only one entry.';
  end if;
  perform set_config('waitlist.has_entry', 'true', true);
  -- Without this lock, two requests with the same address deadlock, because the address is compared only after both
  -- have inserted it.
  perform pg_advisory_xact_lock(hashtextextended(lower(new.email), 0));
  return new;
end;
$$;

revoke all on function private.admit_one_entry() from public;

-- A request with the secret key may add many entries.
create trigger admit_one_entry
  before insert on public.waitlist
  for each row
  when (current_user in ('anon', 'authenticated'))
  execute function private.admit_one_entry();
