-- Who may save the homepage settings: signed-in people who are listed as administrators.

-- No row level security here: the schema is closed to every API role, and is_admin() alone reads it.
create table private.admins (
  user_id uuid primary key references auth.users (id) on delete cascade
);

comment on table private.admins is 'Administrators. Added and removed by the project owner, in SQL.';

-- Definer's rights let a policy ask without the person who is asking being able to read the table.
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
