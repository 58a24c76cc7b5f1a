-- Counts the entries with the address $1: 1 or 0.
select count(*) from public.waitlist where lower(email) = lower($1)
