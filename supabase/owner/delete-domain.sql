-- Deletes the entries whose address ends in @$1, without subdomains.
delete from public.waitlist
where split_part(lower(email), '@', 2) = lower($1)
returning name, email
