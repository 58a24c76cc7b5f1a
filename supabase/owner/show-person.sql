-- Shows everything stored about the person with the address $1, for you to send to them.
select stored.*
from
  public.waitlist left join private.confirmations on entry_id = waitlist.id,
  jsonb_each_text(
    to_jsonb(waitlist) - 'id' - 'email_lower'
    || coalesce(jsonb_strip_nulls(to_jsonb(confirmations)) - 'entry_id', '{}')
  ) as stored (field, value)
where email_lower = lower($1)
