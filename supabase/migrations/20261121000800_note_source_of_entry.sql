-- Where people come from, as far as the link that led them here says so, such as /?from=newsletter.
-- Administrators see how many people each source brought, but not whom.

alter table public.waitlist
  add column source text,
  add constraint waitlist_source_length check (char_length(source) <= 40),
  add constraint waitlist_source_shape check (source ~ '^[a-z0-9._-]+$');

comment on column public.waitlist.source is 'The name in the link that the person followed, which anybody can choose.';

grant insert (source) on public.waitlist to anon, authenticated;
grant insert (source), update (source) on public.waitlist to service_role;
-- As with the dates, any account may then ask for the planner's estimate of a source's entries.
grant select (source) on public.waitlist to authenticated;

-- Like the days, this needs one pass over the whole waitlist. Row level security leaves nothing to count
-- for anyone but administrators.
create view public.waitlist_sources with (security_invoker = true) as
with sources as (
  select
    source,
    count(*) as entries,
    count(*) filter (
      -- In a subquery it is computed once.
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

comment on view public.waitlist_sources is 'Entries of the waitlist by their ten largest sources, for administrators alone.';
comment on column public.waitlist_sources.source is 'Null for the entries without one, empty for all other sources.';
comment on column public.waitlist_sources.entries_30_days is 'Those of the last 30 days (UTC), as waitlist_daily counts them.';

revoke all on public.waitlist_sources from anon, authenticated, service_role;
grant select (source, entries, entries_30_days) on public.waitlist_sources to authenticated;
