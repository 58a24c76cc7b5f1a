-- Deletes the entries from the hour that begins at $1, such as "2027-01-31 14:00" (UTC).
delete from public.waitlist
where created_at >= ($1 || ' UTC')::timestamptz and created_at < ($1 || ' UTC')::timestamptz + interval '1 hour'
returning name, email
