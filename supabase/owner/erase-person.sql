-- Deletes the entry with the address $1.
where email_lower = lower($1)
