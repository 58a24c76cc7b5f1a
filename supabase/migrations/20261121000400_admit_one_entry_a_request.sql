-- A visitor's request adds one entry. With two, the first could ask whether somebody is on the list,
-- and the second make the request fail, so that nothing would be left of the question.

create function private.admit_one_entry() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if current_setting('waitlist.has_entry', true) = 'true' then
    -- PostgREST answers this code with HTTP 400.
    raise sqlstate 'PT400' using message = 'A request can add one entry.';
  end if;
  perform set_config('waitlist.has_entry', 'true', true);
  -- Without this lock two requests with one address, which is compared after they have inserted it,
  -- deadlock.
  perform pg_advisory_xact_lock(hashtextextended(lower(new.email), 0));
  return new;
end;
$$;

revoke all on function private.admit_one_entry() from public;

-- An integration with the secret key may add many.
create trigger admit_one_entry
  before insert on public.waitlist
  for each row
  when (current_user in ('anon', 'authenticated'))
  execute function private.admit_one_entry();
