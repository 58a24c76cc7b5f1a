-- Refuses all entries from visitors until open-sign-ups runs. The landing page does not change.
revoke insert (name, email) on public.waitlist from anon, authenticated;
select 'Sign-ups are closed.' as answer
