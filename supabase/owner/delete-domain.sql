-- Deletes the entries whose address ends in @$1, each subdomain for itself.
where split_part(lower(email), '@', 2) = lower($1)
