-- The waiting list for a spreadsheet. A cell that begins like a formula gets an apostrophe before
-- it, or the spreadsheet would run what a stranger typed.
select
  case when name ~ '^[-=+@\t\r]' then '''' || name else name end as name,
  case when email ~ '^[-=+@\t\r]' then '''' || email else email end as email,
  created_at
from public.waitlist
order by id
