-- Deletes every entry, so make a backup first.
delete from public.waitlist
where true
returning name, email
