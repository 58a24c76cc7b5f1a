-- Deletes the entry with the address $1.
where lower(email) = lower($1)
