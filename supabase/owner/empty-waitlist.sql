-- Deletes every entry. Make a backup first.
delete from public.waitlist
