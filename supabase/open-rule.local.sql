-- LOCAL ONLY: lets anyone save the title, so that /admin works without signing in.
-- The embedded Supabase runs the whole file again when it changes, so it must be repeatable.

do $$
begin
  -- Only the embedded Supabase has no role "authenticator"; only `supabase start` has this JWT secret.
  if to_regrole('authenticator') is not null and current_setting('app.settings.jwt_secret', true)
    is distinct from 'super-secret-jwt-token-with-at-least-32-characters-long' then
    raise exception 'open-rule.local.sql is for local databases only';
  end if;

  grant update (title) on public.homepage_settings to anon, authenticated;
  drop policy if exists "LOCAL ONLY: anyone can save the homepage settings" on public.homepage_settings;
  create policy "LOCAL ONLY: anyone can save the homepage settings"
    on public.homepage_settings for update
    to anon, authenticated
    using (true)
    with check (true);
end;
$$;
