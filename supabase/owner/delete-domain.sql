-- Deletes the entries whose address ends in @$1, without subdomains.
where split_part(lower(email), '@', 2) = lower($1)
