-- An address is compared with the list when its transaction ends, so that whatever ends it before tells
-- nothing. Compared after each statement, a request of two could ask with the first whether somebody is on
-- the list, and take it back with the second: pg_graphql runs all mutations of a request in one transaction.
-- A request to the table interface has one statement, and is answered as before.

alter table public.waitlist
  drop constraint waitlist_email_key,
  add constraint waitlist_email_key unique (email_lower) deferrable initially deferred;
