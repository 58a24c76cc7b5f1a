-- Counts the entries with the address $1: 1 or 0.
select count(*) from public.waitlist where email_lower = lower($1)
