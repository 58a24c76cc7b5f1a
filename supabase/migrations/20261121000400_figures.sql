-- The counts of entries that administrators see, without names or addresses.

-- The total needs one pass over the whole waitlist, which also counts the entries of each day, so an index would
-- save nothing. "date_bin" is the fastest way to find the UTC day, which always has 24 hours.
create view public.waitlist_daily with (security_invoker = true) as
with days as (
  select date_bin('1 day', created_at, '2000-01-01 00:00Z') as start, count(*)::integer as entries
  from public.waitlist
  group by start
)
select
  today - ago as day,
  coalesce(entries, 0) as entries,
  coalesce((select sum(entries) from days), 0)::integer as total
from (select (now() at time zone 'UTC')::date as today) as clock
cross join generate_series(0, 29) as ago
left join days on (start at time zone 'UTC')::date = today - ago
-- Administrators get 30 rows, even if the waitlist is empty; everyone else gets none.
where (select private.is_admin());

comment on view public.waitlist_daily is 'How many people joined the waitlist on each of the last 30 days (UTC), for administrators only.';
comment on column public.waitlist_daily.total is 'The number of entries on the whole waitlist, the same in every row.';

revoke all on public.waitlist_daily from anon, authenticated, service_role;
grant select (day, entries, total) on public.waitlist_daily to authenticated;

-- Like waitlist_daily, this view needs one pass over the whole waitlist. For anyone but administrators, row level
-- security leaves nothing to count.
create view public.waitlist_sources with (security_invoker = true) as
with sources as (
  select
    source,
    count(*) as entries,
    count(*) filter (
      -- In a subquery, the first day is computed only once.
      where created_at >= (select date_trunc('day', now(), 'UTC') - 29 * interval '24 hours')
    ) as entries_30_days,
    row_number() over (order by source is null, count(*) desc, source) as place
  from public.waitlist
  group by source
)
select
  case when place <= 10 or source is null then source else '' end as source,
  sum(entries)::integer as entries,
  sum(entries_30_days)::integer as entries_30_days
from sources
group by 1;

comment on view public.waitlist_sources is 'The number of waitlist entries from each source, with all but the ten largest added up, for administrators only.';
comment on column public.waitlist_sources.source is 'Null for entries without a source, empty for all sources but the ten largest.';
comment on column public.waitlist_sources.entries_30_days is 'The number of entries in the last 30 days (UTC), the same days as in waitlist_daily.';

revoke all on public.waitlist_sources from anon, authenticated, service_role;
grant select (source, entries, entries_30_days) on public.waitlist_sources to authenticated;
