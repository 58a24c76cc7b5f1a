-- An address is compared with the list at the end of its transaction, so that a transaction that fails before
-- reveals nothing. If it were compared after each statement, a request with two could test with the first
-- whether somebody is on the list, and roll back with the second: pg_graphql runs all mutations of a request
-- in one transaction. A PostgREST request has one statement, so its answer stays the same.

alter table public.waitlist
  drop constraint waitlist_email_key,
  add constraint waitlist_email_key unique (email_lower) deferrable initially deferred;
