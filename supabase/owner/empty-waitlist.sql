-- Deletes every entry. Make a backup first.
with gone as (delete from public.waitlist returning id) select count(*) as deleted from gone
