-- Deletes the entry with the address $1.
delete from public.waitlist
where email_lower = lower($1)
returning name, email
