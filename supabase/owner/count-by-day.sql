-- Counts the people who joined on each day (UTC).
select date(created_at at time zone 'UTC')::text as day, count(*)
from public.waitlist
group by day
order by day
