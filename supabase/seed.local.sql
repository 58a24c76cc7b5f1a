-- LOCAL ONLY: accounts with a public password. admin@example.com is an administrator,
-- stranger@example.com is not; both have the password "correct horse battery staple", hashed at the lowest cost.
-- The embedded Supabase runs the whole file again when it changes, so it must be repeatable.

do $$
begin
  -- Only the embedded Supabase has no role "authenticator"; only `supabase start` has this JWT secret.
  if to_regrole('authenticator') is not null and current_setting('app.settings.jwt_secret', true)
    is distinct from 'super-secret-jwt-token-with-at-least-32-characters-long' then
    raise exception 'seed.local.sql is for local databases only';
  end if;

  insert into auth.users (
    id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data,
    raw_user_meta_data, confirmation_token, recovery_token, email_change_token_new, email_change,
    created_at, updated_at
  )
  select
    id::uuid, 'authenticated', 'authenticated', email,
    '$2b$04$nePWO4PaunhIHF/lZdfzmeEUfUwlgidvPuHPu2L1.CvPUUuIlJveC', now(),
    '{"provider": "email", "providers": ["email"]}', '{}', '', '', '', '', now(), now()
  from (values
    ('5eed0000-0000-4000-8000-000000000001', 'admin@example.com'),
    ('5eed0000-0000-4000-8000-000000000003', 'stranger@example.com')
  ) as account (id, email)
  on conflict (id) do nothing;

  -- `supabase start` needs an identity for each account, and an instance_id, a column that the embedded Supabase lacks.
  insert into auth.identities (
    id, provider_id, user_id, identity_data, provider, created_at, updated_at
  )
  select
    id, id, id, jsonb_build_object('sub', id, 'email', email), 'email', now(), now()
  from auth.users
  where email in ('admin@example.com', 'stranger@example.com')
  on conflict do nothing;

  if exists (
    select from information_schema.columns
    where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id'
  ) then
    update auth.users set instance_id = '00000000-0000-0000-0000-000000000000' where instance_id is null;
  end if;

  insert into private.admins (user_id) values ('5eed0000-0000-4000-8000-000000000001')
  on conflict do nothing;
end;
$$;
