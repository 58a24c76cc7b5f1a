-- Refuses every visitor's entry until open-sign-ups.sql runs. The landing page stays as it is.
revoke insert (name, email) on public.waitlist from anon, authenticated
