-- The one row of settings of the homepage. Today it holds the headline.

create table public.homepage_settings (
  id uuid primary key default gen_random_uuid(),
  title text not null
);

comment on table public.homepage_settings is 'Settings of the homepage: always exactly one row.';
comment on column public.homepage_settings.title is 'The headline that visitors read.';

-- An index over a constant leaves room for a single row, whoever inserts.
create unique index homepage_settings_single_row on public.homepage_settings ((true));

insert into public.homepage_settings (title) values ('Is Your Brand Visible in LLM Searches?');

alter table public.homepage_settings enable row level security;

-- Older projects grant everything to the API roles, newer ones nothing: both end up the same.
revoke all on public.homepage_settings from anon, authenticated;
grant select (id, title) on public.homepage_settings to anon, authenticated;

create policy "Anyone can read the homepage settings"
  on public.homepage_settings for select
  to anon, authenticated
  using (true);
