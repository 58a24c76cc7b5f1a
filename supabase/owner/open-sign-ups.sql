-- Accepts entries from visitors again after close-sign-ups.
grant insert (name, email) on public.waitlist to anon, authenticated;
select 'Sign-ups are open.' as answer
