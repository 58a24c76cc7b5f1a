-- Deletes every entry. Make a backup first.
where true
