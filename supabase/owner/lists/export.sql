-- The waitlist for a spreadsheet. Where a part of a cell would run as a formula, also after a
-- separator at which the spreadsheet may split the cell, an apostrophe stands before it.
select
  regexp_replace(name, '(^|[;\n\r\t])(?=[-=+@＝＋－＠\t\r\n])', '\1''', 'g') as name,
  regexp_replace(email, '(^|[;\n\r\t])(?=[-=+@＝＋－＠\t\r\n])', '\1''', 'g') as email,
  to_char(created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') as created_at
from public.waitlist
order by id
