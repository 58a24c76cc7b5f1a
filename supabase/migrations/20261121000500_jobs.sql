-- Jobs that the owner can have pg_cron run: one asks people to confirm (supabase/owner/ask-to-confirm.sql), one sends
-- the waitlist's counts to a chat (supabase/owner/tell-daily.sql). Until the owner starts a job, nothing calls these
-- functions, so pg_cron, http and Vault may be missing.

-- To ask people to confirm, a job calls the mail service for each person. What the service answers decides:
--   200 to 299: The person was asked.
--   400 or 422: The address or the settings are wrong, so the person is refused.
--   Other answers below 500, such as 401 and 429: No email was sent, so the call is repeated a day later.
--   500 and above, or no answer: The email may have been sent, so the call is repeated a day later, but only once.
-- After one of the last two, nobody is called for ten minutes. Running ask-to-confirm again repeats the calls that did
-- not succeed.
create table private.confirmation_settings (
  id integer primary key default 1,
  per_day integer not null,
  url text not null,
  key_header text not null,
  body jsonb not null,

  constraint confirmation_settings_single_row check (id = 1)
);

comment on table private.confirmation_settings is 'How to call the mail service: no row until the owner first runs ask-to-confirm, then one.';
comment on column private.confirmation_settings.per_day is 'The maximum number of calls in 24 hours; ask-to-confirm, when run again, forgets those that sent no email.';
comment on column private.confirmation_settings.key_header is 'The name of the header that holds the key from Vault.';
comment on column private.confirmation_settings.body is 'What to send, with the text "EMAIL" in place of the address.';

create table private.confirmations (
  entry_id bigint primary key references public.waitlist on delete cascade,
  state text not null default 'waits',
  called_at timestamptz not null,
  reason text not null default 'No answer',
  maybe_mailed integer not null default 1,

  constraint confirmations_state_known check (state in ('asked', 'waits', 'refused')),
  constraint confirmations_maybe_mailed_range check (maybe_mailed between 0 and 2)
);

comment on table private.confirmations is 'One row for each person who was asked to confirm, is waiting for another call, or was refused, with the reason.';
comment on column private.confirmations.maybe_mailed is 'How many calls may have sent an email, although no answer confirms it; ask-to-confirm, when run again, lowers two to one.';

create index confirmations_called_at on private.confirmations (called_at);

-- Chooses whom to ask next, and returns the entry's id, or null if nobody should be asked now. It records, before the
-- call, that this person may have been sent an email, because an interrupted call leaves no other trace.
create function private.next_person() returns bigint
  language plpgsql
  set search_path = ''
as $$
declare
  last_call private.confirmations;
  entry bigint;
begin
  -- The key is missing if the owner has ended the job during this run.
  if (select decrypted_secret from vault.decrypted_secrets where name = 'mail_service_key') is null then
    return null;
  end if;

  -- After a failure, and while another run of the job is calling, the service is not called for ten minutes. A 400 or
  -- 422 is not a failure, because the address may be the reason.
  select * into last_call from private.confirmations
  where state <> 'refused' or maybe_mailed = 2
  order by called_at desc
  limit 1;
  if last_call.state <> 'asked' and last_call.called_at > now() - interval '10 minutes' then
    return null;
  end if;

  if (select count(*) from private.confirmations where called_at > now() - interval '1 day')
    >= (select per_day from private.confirmation_settings)
  then
    return null;
  end if;

  -- First come people for whom the service was never called, then people who have waited for a day. If another run of
  -- the job has just chosen the same person, this run chooses nobody.
  insert into private.confirmations as note (entry_id, called_at)
  select id, now() from public.waitlist left join private.confirmations on entry_id = id
  where entry_id is null or state = 'waits' and called_at < now() - interval '1 day'
  order by called_at nulls first, id
  limit 1
  on conflict (entry_id) do update set
    -- A second call that may send an email is the last, unless its answer changes the state.
    state = case when note.maybe_mailed = 0 then 'waits' else 'refused' end,
    called_at = excluded.called_at, reason = excluded.reason, maybe_mailed = note.maybe_mailed + 1
  where note.called_at < now() - interval '1 day'
  returning entry_id into entry;
  return entry;
end;
$$;

revoke all on function private.next_person() from public;

-- Has the mail service ask the person with this entry to confirm, and records the answer.
create function private.call_mail_service(entry bigint) returns void
  language plpgsql
  set search_path = ''
as $$
declare
  answer_status integer;
  answer text;
begin
  begin
    perform
      extensions.http_set_curlopt('CURLOPT_CONNECTTIMEOUT_MS', '5000'),
      extensions.http_set_curlopt('CURLOPT_TIMEOUT_MS', '20000');
    select status, concat_ws(' ', status, content) into answer_status, answer
    from
      public.waitlist,
      private.confirmation_settings,
      vault.decrypted_secrets,
      extensions.http((
        'POST',
        url,
        array[extensions.http_header(key_header, decrypted_secret)],
        'application/json',
        replace(body::text, '"EMAIL"', to_json(email)::text)
      )::extensions.http_request)
    where waitlist.id = entry and decrypted_secrets.name = 'mail_service_key';
  exception when others then
    -- No answer came, or there is no http extension.
    answer := sqlerrm;
  end;

  update private.confirmations set
    state = case
      when answer_status between 200 and 299 then 'asked'
      -- The address or the settings are wrong. The call is repeated after the owner has run ask-to-confirm again.
      when answer_status in (400, 422) then 'refused'
      when answer_status < 500 then 'waits'
      else state
    end,
    -- A service that answers with 500 or more may have sent the email first.
    maybe_mailed = case when answer_status < 500 then maybe_mailed - 1 else maybe_mailed end,
    -- Leaves out the address, which the answer may contain, and the call's duration, so that equal reasons are counted
    -- together.
    reason = left(regexp_replace(coalesce(answer, reason), '[^\s"]+@[^\s"]+| after \d+ m\w+', '...', 'g'), 200)
  where entry_id = entry;
end;
$$;

revoke all on function private.call_mail_service(bigint) from public;

-- Ends a job and deletes its secret, even if the job has already ended or pg_cron is missing.
create function private.end_job(job_name text, secret_name text) returns void
  language plpgsql
  set search_path = ''
as $$
begin
  if to_regclass('cron.job') is not null then
    perform cron.unschedule(jobname) from cron.job where jobname = job_name;
  end if;
  delete from vault.secrets where name = secret_name;
end;
$$;

revoke all on function private.end_job(text, text) from public;

-- Sends the waitlist's counts to a chat each morning.
create function private.tell_daily() returns void
  language plpgsql
  set search_path = ''
as $$
declare
  address constant text := (select decrypted_secret from vault.decrypted_secrets where name = 'tell_daily_address');
  line constant text := (
    select format(
      '%s on the list, %s since yesterday%s.',
      (select count(*) from public.waitlist),
      coalesce(sum(entries), 0),
      -- Discord accepts at most 2,000 characters.
      left(': ' || string_agg(source || ' ' || entries, ', ' order by entries desc, source), 1900)
    )
    from (
      select source, count(*) as entries
      from public.waitlist
      where created_at > now() - interval '1 day'
      group by source
    ) as sources
  );
  answer_status integer;
begin
  perform
    extensions.http_set_curlopt('CURLOPT_CONNECTTIMEOUT_MS', '5000'),
    extensions.http_set_curlopt('CURLOPT_TIMEOUT_MS', '20000');

  select status into answer_status
  from extensions.http((
    'POST',
    regexp_replace(address, '^https://ntfy\.sh/.*', 'https://ntfy.sh/'),
    null,
    'application/json',
    case
      when address ~ '^https://ntfy\.sh/' then
        jsonb_build_object('topic', split_part(address, '/', 4), 'message', line)
      when address ~ '^https://(\w+\.)?discord(app)?\.com/' then jsonb_build_object('content', line)
      else jsonb_build_object('text', line)
    end
  )::extensions.http_request);
  if answer_status not between 200 and 299 then
    raise exception 'The chat answered %.', answer_status;
  end if;
end;
$$;

revoke all on function private.tell_daily() from public;
