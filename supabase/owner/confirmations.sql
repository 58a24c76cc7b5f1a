-- Counts the people who were asked to confirm, are waiting or were refused (with the reason), or were not asked yet.
select
  coalesce(state, 'not asked yet') as state,
  case when state in ('waits', 'refused') then reason end as reason,
  count(*) as people
from public.waitlist left join private.confirmations on entry_id = waitlist.id
group by 1, 2
order by 3 desc
