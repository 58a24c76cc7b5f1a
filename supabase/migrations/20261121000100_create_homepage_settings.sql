-- The settings of the homepage: one row, which holds the headline.

-- This schema holds everything that the API must not expose.
create schema private;

create table public.homepage_settings (
  id integer primary key default 1,
  title text not null,

  constraint homepage_settings_single_row check (id = 1),
  constraint homepage_settings_title_length check (char_length(title) <= 300),
  constraint homepage_settings_title_not_blank check (title ~ '\S')
);

comment on table public.homepage_settings is 'Settings of the homepage: one row.';
comment on column public.homepage_settings.title is 'The headline that visitors read.';

insert into public.homepage_settings (title) values ('Is Your Brand Visible in LLM Searches?');

alter table public.homepage_settings enable row level security;

-- Older projects grant everything to the API roles, newer ones nothing, not even to the secret key.
revoke all on public.homepage_settings from anon, authenticated, service_role;
grant select (id, title) on public.homepage_settings to anon, authenticated;
grant select, update (title) on public.homepage_settings to service_role;

create policy "Anyone can read the homepage settings"
  on public.homepage_settings for select
  to anon, authenticated
  using (true);
