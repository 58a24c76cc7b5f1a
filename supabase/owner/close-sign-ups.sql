-- Refuses all entries from visitors until you run open-sign-ups. The landing page does not change.
revoke insert (name, email) on public.waitlist from anon, authenticated;
select 'Sign-ups are closed.' as answer
