-- The one row of settings of the homepage. Today it holds the headline.

-- Everything that is not for the API lives in here: no API role may even look inside.
create schema private;
revoke all on schema private from public;

create table public.homepage_settings (
  id uuid primary key default gen_random_uuid(),
  title text not null,

  constraint homepage_settings_title_length check (char_length(title) <= 300),
  -- Something other than white space, which Unicode has many kinds of and the server's locale may
  -- not know: they are spelled out.
  constraint homepage_settings_title_not_blank
    check (title ~ '[^\u0009-\u000d\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]')
);

comment on table public.homepage_settings is 'Settings of the homepage: always exactly one row.';
comment on column public.homepage_settings.title is 'The headline that visitors read.';

-- An index over a constant leaves room for a single row, whoever inserts.
create unique index homepage_settings_single_row on public.homepage_settings ((true));

insert into public.homepage_settings (title) values ('Is Your Brand Visible in LLM Searches?');

create function private.keep_homepage_settings() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  raise exception 'the homepage settings cannot be removed' using errcode = 'restrict_violation';
end;
$$;

revoke all on function private.keep_homepage_settings() from public;

create trigger keep_homepage_settings
  before delete or truncate on public.homepage_settings
  for each statement execute function private.keep_homepage_settings();

alter table public.homepage_settings enable row level security;

-- Older projects grant everything to the API roles, newer ones nothing: both end up the same.
revoke all on public.homepage_settings from anon, authenticated;
grant select (id, title) on public.homepage_settings to anon, authenticated;

create policy "Anyone can read the homepage settings"
  on public.homepage_settings for select
  to anon, authenticated
  using (true);
