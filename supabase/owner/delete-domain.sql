-- Deletes the entries whose addresses end in @$1, but not in one of its subdomains.
delete from public.waitlist
where split_part(lower(email), '@', 2) = lower($1)
returning name, email
