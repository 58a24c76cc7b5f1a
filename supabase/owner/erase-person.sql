-- Deletes the entry with the address $1.
delete from public.waitlist where lower(email) = lower($1) returning name, email
