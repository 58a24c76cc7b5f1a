-- The people who wait for the launch. Visitors add themselves, and can do nothing else here.

create table public.waitlist (
  id bigint generated always as identity primary key,
  name text not null,
  email text not null,
  created_at timestamptz not null default now(),

  constraint waitlist_name_length check (char_length(name) <= 200),
  -- White space is spelled out, as in homepage_settings.
  constraint waitlist_name_not_blank
    check (name ~ '[^\u0009-\u000d\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]'),
  constraint waitlist_email_length check (char_length(email) <= 254),
  -- One @ with something on both sides and no white space. Whether the address exists, only a
  -- message to it can tell.
  constraint waitlist_email_shape
    check (email ~ '^[^@\u0009-\u000d\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+@[^@\u0009-\u000d\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+$')
);

comment on table public.waitlist is 'People who asked to be told of the launch. Readable by the project owner alone.';
comment on column public.waitlist.email is 'Kept as typed; compared without regard to case.';

-- A@x.com and a@x.com are one person, a+b@x.com and a@x.com are two.
create unique index waitlist_email_key on public.waitlist (lower(email));

alter table public.waitlist enable row level security;

revoke all on public.waitlist from anon, authenticated;
grant insert (name, email) on public.waitlist to anon, authenticated;

-- The grant already keeps visitors from choosing a date; the policy holds where grants are wider.
create policy "Anyone can join the waitlist"
  on public.waitlist for insert
  to anon, authenticated
  with check (created_at = now());
