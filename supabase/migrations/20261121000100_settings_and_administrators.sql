-- The homepage title, and the signed-in users who may save it.

-- This schema holds everything that the API must not expose.
create schema private;

create table public.homepage_settings (
  id integer primary key default 1,
  title text,

  constraint homepage_settings_single_row check (id = 1),
  constraint homepage_settings_title_length check (char_length(title) <= 120),
  constraint homepage_settings_title_not_blank check (title ~ '\S')
);

comment on table public.homepage_settings is 'Homepage settings, in one row.';
comment on column public.homepage_settings.title is 'The title that visitors read; null until one is saved.';

-- Until the owner saves a title, the page shows the one in src/content.ts.
insert into public.homepage_settings default values;

-- This table needs no row level security, because no API role can use the schema, and only is_admin() reads the table.
create table private.admins (
  user_id uuid primary key references auth.users (id) on delete cascade
);

comment on table private.admins is 'Administrators. The project owner adds them in SQL.';

-- "security definer" lets a policy read the table on behalf of users who cannot.
create function private.is_admin() returns boolean
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select exists (select from private.admins where user_id = (select auth.uid()));
$$;

revoke all on function private.is_admin() from public;
grant execute on function private.is_admin() to authenticated;

alter table public.homepage_settings enable row level security;

-- By default, older projects grant the API roles everything; newer ones grant nothing, not even to the secret key's.
revoke all on public.homepage_settings from anon, authenticated, service_role;
grant select (id, title) on public.homepage_settings to anon, authenticated;
grant update (title) on public.homepage_settings to authenticated;
grant select, update (title) on public.homepage_settings to service_role;

create policy "Anyone can read the homepage settings"
  on public.homepage_settings for select
  to anon, authenticated
  using (true);

create policy "Administrators can save the homepage settings"
  on public.homepage_settings for update
  to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));
