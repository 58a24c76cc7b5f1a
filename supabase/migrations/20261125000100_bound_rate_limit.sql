-- A limit of 0 would refuse every entry, and ten times a very large one is no integer, which would fail
-- every entry.

alter table private.rate_limit
  add constraint rate_limit_max_entries check (max_entries between 1 and 1000000);
