-- Accepts new entries again.
grant insert (name, email) on public.waitlist to anon, authenticated;
select 'Sign-ups are open.' as answer
