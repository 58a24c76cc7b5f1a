-- Shows all that is stored about the person with the address $1, to send it to them.
select stored.*
from public.waitlist, jsonb_each_text(to_jsonb(waitlist) - 'id' - 'email_lower') as stored (field, value)
where email_lower = lower($1)
