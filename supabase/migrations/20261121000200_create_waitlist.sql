-- The waitlist. Visitors can add themselves, and nothing else.

create table public.waitlist (
  id bigint generated always as identity primary key,
  name text not null,
  email text not null,
  created_at timestamptz not null default now(),
  email_lower text not null generated always as (lower(email)) stored,

  constraint waitlist_name_length check (char_length(name) <= 200),
  constraint waitlist_name_not_blank check (name ~ '\S'),
  constraint waitlist_email_length check (char_length(email) <= 254),
  constraint waitlist_email_shape check (email ~ '^[^@\s]+@[^@\s]+$'),
  -- A@x.com and a@x.com are one person, a+b@x.com and a@x.com are two. "deferrable" compares after all
  -- rows of a statement: the refusal of a second row must not depend on whether the first is listed.
  constraint waitlist_email_key unique (email_lower) deferrable
);

comment on table public.waitlist is 'People to notify of the launch. Only the project owner can read who they are.';
comment on column public.waitlist.email is 'Stored as typed, compared without regard to case.';

alter table public.waitlist enable row level security;

revoke all on public.waitlist from anon, authenticated, service_role;
grant insert (name, email) on public.waitlist to anon, authenticated;
-- An integration that holds the secret key, such as a mail service, needs these.
grant select, insert (name, email), update (name, email), delete on public.waitlist to service_role;

-- The grant already keeps visitors from choosing a date. The policy also holds where grants are wider.
create policy "Anyone can join the waitlist"
  on public.waitlist for insert
  to anon, authenticated
  with check (created_at = now());
