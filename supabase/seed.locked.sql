-- LOCAL ONLY. Seeds `npm run dev -- --mode locked` in place of seed.sql: the same administrator,
-- someone who is none (stranger@example.com, same password), and no open rule, so that the headline
-- is as locked as on a hosted project.

insert into auth.users (
  id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data,
  raw_user_meta_data, created_at, updated_at
)
select
  id::uuid, 'authenticated', 'authenticated', email,
  '$2b$10$bcbNb8JrvNrF/1QsnCTCg.sw7Ezq8xbeJBLXsR8C3IiuNxBUtciBy', now(),
  '{"provider": "email", "providers": ["email"]}', '{}', now(), now()
from (values
  ('5eed0000-0000-4000-8000-000000000001', 'admin@example.com'),
  ('5eed0000-0000-4000-8000-000000000003', 'stranger@example.com')
) as account (id, email)
on conflict (id) do nothing;

insert into private.admins (user_id) values ('5eed0000-0000-4000-8000-000000000001')
on conflict do nothing;
