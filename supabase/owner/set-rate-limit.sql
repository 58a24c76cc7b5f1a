-- Lets each network add up to $1 entries in ten minutes.
update private.rate_limit set max_entries = $1::integer where id = 1 returning max_entries
