-- The waitlist as Table Editor > Import data from CSV takes it back, unchanged.
select
  name,
  email,
  to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at
from public.waitlist
order by id
