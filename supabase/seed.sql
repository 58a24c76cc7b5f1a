-- LOCAL ONLY. `supabase db push` never sends this file, and it must never be run on a hosted project:
-- it lets anyone rewrite the headline, and its password is public.
-- Every statement can run again: the embedded Supabase replays the whole file whenever it changes.

-- The migrations let administrators alone save the title. This opens it to everybody, so that
-- /admin works on a developer's machine without signing in. `npm run dev -- --mode locked` leaves
-- it out.
grant update (title) on public.homepage_settings to anon, authenticated;
drop policy if exists "LOCAL ONLY: anyone can save the homepage settings" on public.homepage_settings;
create policy "LOCAL ONLY: anyone can save the homepage settings"
  on public.homepage_settings for update
  to anon, authenticated
  using (true)
  with check (true);

-- An administrator to sign in as: admin@example.com, "correct horse battery staple".
insert into auth.users (
  id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data,
  raw_user_meta_data, confirmation_token, recovery_token, email_change_token_new, email_change,
  created_at, updated_at
) values (
  '5eed0000-0000-4000-8000-000000000001', 'authenticated', 'authenticated', 'admin@example.com',
  '$2b$10$bcbNb8JrvNrF/1QsnCTCg.sw7Ezq8xbeJBLXsR8C3IiuNxBUtciBy', now(),
  '{"provider": "email", "providers": ["email"]}', '{}', '', '', '', '', now(), now()
) on conflict (id) do nothing;

insert into auth.identities (
  id, provider_id, user_id, identity_data, provider, created_at, updated_at
) values (
  '5eed0000-0000-4000-8000-000000000002', '5eed0000-0000-4000-8000-000000000001',
  '5eed0000-0000-4000-8000-000000000001',
  '{"sub": "5eed0000-0000-4000-8000-000000000001", "email": "admin@example.com"}', 'email',
  now(), now()
) on conflict (id) do nothing;

-- `supabase start` has a column that the embedded Supabase lacks, and finds no user without it.
do $$
begin
  if exists (
    select from information_schema.columns
    where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id'
  ) then
    execute 'update auth.users set instance_id = ''00000000-0000-0000-0000-000000000000'' where instance_id is null';
  end if;
end;
$$;

insert into private.admins (user_id) values ('5eed0000-0000-4000-8000-000000000001')
on conflict do nothing;
