-- Administrators see how many people joined the waitlist on each day, but not who.

-- Any account may then ask for the planner's estimate of the number of rows ("count=planned"), which
-- row level security does not hide. Sign-up is off, so the owner has made every account.
grant select (created_at) on public.waitlist to authenticated;

-- Where grants are wider, as on the embedded Supabase, an administrator can read names as well.
create policy "Administrators can read when people joined"
  on public.waitlist for select
  to authenticated
  using ((select private.is_admin()));

-- The total needs one pass over the whole waitlist, which counts the days as well, so an index would
-- save nothing. "date_bin" is the fastest way to a UTC day, which always has 24 hours.
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
-- The view returns no rows to anyone but administrators. They get 30, also for an empty waitlist.
where (select private.is_admin());

comment on view public.waitlist_daily is 'Entries of the waitlist on each of the last 30 days (UTC), for administrators alone.';
comment on column public.waitlist_daily.total is 'Entries on the whole waitlist, the same in every row.';

revoke all on public.waitlist_daily from anon, authenticated, service_role;
grant select (day, entries, total) on public.waitlist_daily to authenticated;
