-- Signed-in users who are listed as administrators may save the homepage settings.

-- No row level security: no API role can use the schema, and only is_admin() reads the table.
create table private.admins (
  user_id uuid primary key references auth.users (id) on delete cascade
);

comment on table private.admins is 'Administrators. The project owner adds them in SQL.';

-- "security definer" lets the policy read the table on behalf of users who cannot.
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

grant update (title) on public.homepage_settings to authenticated;

create policy "Administrators can save the homepage settings"
  on public.homepage_settings for update
  to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));
