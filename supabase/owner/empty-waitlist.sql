-- Deletes every entry. Make a backup first.
delete from public.waitlist
where true
returning name, email
