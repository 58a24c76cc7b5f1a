-- Counts the people who were asked to confirm, are being called, wait for another call, or were refused, and why.
select
  coalesce(state, 'not asked yet') as state,
  -- pg_net adds the milliseconds of each call that took too long.
  case when state in ('waits', 'refused') then regexp_replace(reason, '\. Total time: .*', '') end as reason,
  count(*) as people
from public.waitlist left join private.confirmations on entry_id = waitlist.id
group by 1, 2
order by 3 desc
