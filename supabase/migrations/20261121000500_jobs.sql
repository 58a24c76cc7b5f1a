-- Jobs that the owner can have pg_cron run: ask people to confirm (supabase/owner/ask-to-confirm.sql), and send the
-- numbers to a chat (supabase/owner/tell-daily.sql). Until then, these functions are not called, so pg_cron, http and
-- Vault may be missing.

create table private.confirmation_settings (
  id integer primary key default 1,
  list bigint not null,
  template bigint not null,
  per_day integer not null,
  redirection text not null,
  since timestamptz not null,

  constraint confirmation_settings_single_row check (id = 1)
);

comment on table private.confirmation_settings is 'How the mail service asks people to confirm: one row, once the owner has started asking.';
comment on column private.confirmation_settings.since is 'When the owner set these.';

create table private.confirmations (
  entry_id bigint primary key references public.waitlist on delete cascade,
  state text not null,
  called_at timestamptz not null,
  reason text,
  maybe_mailed integer not null,

  constraint confirmations_state_known check (state in ('asked', 'waits', 'refused')),
  constraint confirmations_maybe_mailed_range check (maybe_mailed between 0 and 2)
);

comment on table private.confirmations is 'Who was asked to confirm, is waiting for another call, or was refused, and why.';
comment on column private.confirmations.maybe_mailed is 'Calls that may have sent an email, although no answer says so: at most two.';

create index confirmations_called_at on private.confirmations (called_at);
create index confirmations_waits on private.confirmations (called_at) where state = 'waits';

-- Chooses whom to ask next, and returns the entry's id, or null if nobody should be asked now. It notes in advance
-- that this person may have been sent an email: if the call is then cut off, nothing more is known.
create function private.next_person() returns bigint
  language plpgsql
  set search_path = ''
as $$
declare
  settings private.confirmation_settings;
  mails_today bigint;
  service_works boolean;
  last_call timestamptz;
  last_id bigint;
  entry bigint;
begin
  -- One run at a time. A lock on two numbers cannot collide with those of entries, whose one number a visitor can
  -- choose.
  perform pg_advisory_xact_lock(0, hashtext('private.next_person'));

  select * into strict settings from private.confirmation_settings;

  -- The owner has stopped asking, which deletes the key, during this run of the job.
  if (select decrypted_secret from vault.decrypted_secrets where name = 'mail_service_key') is null then
    return null;
  end if;

  -- Hosted projects cancel a statement, such as this run of the job, after two minutes.
  if clock_timestamp() > statement_timestamp() + interval '40 seconds' then
    return null;
  end if;

  select count(*) into strict mails_today from private.confirmations
  where called_at > now() - interval '1 day' and (state = 'asked' or maybe_mailed > 0);
  if mails_today >= settings.per_day then
    return null;
  end if;

  -- A service that did not accept the last call, or has accepted none with these settings, is called once in ten
  -- minutes. Its refusals do not count, because they may be about the address.
  select state = 'asked' into service_works from private.confirmations
  where called_at >= settings.since and (state <> 'refused' or maybe_mailed = 2)
  order by called_at desc
  limit 1;
  select max(called_at) into last_call from private.confirmations;
  if service_works is not true and last_call > greatest(settings.since, now() - interval '10 minutes') then
    return null;
  end if;

  -- First, people for whom the service was never called, in order of id. An entry that was committed late can have a
  -- lower id than the last one called, but looking back further than 10,000 would read the whole waitlist each time.
  select coalesce(max(entry_id), 0) into strict last_id from private.confirmations;
  select id into entry from public.waitlist
  where id > last_id - 10000
    and not exists (select from private.confirmations where entry_id = id and entry_id > last_id - 10000)
  order by id
  limit 1;

  -- Then, people who have waited long enough: a day if an email may have been sent, otherwise two hours or until the
  -- settings changed.
  if entry is null then
    select entry_id into entry from private.confirmations
    where state = 'waits'
      and called_at < case
        when maybe_mailed > 0 then now() - interval '1 day'
        else greatest(settings.since, now() - interval '2 hours')
      end
    order by called_at
    limit 1;
  end if;

  if entry is not null then
    insert into private.confirmations as note (entry_id, state, called_at, reason, maybe_mailed)
    values (entry, 'waits', now(), 'No answer', 1)
    on conflict (entry_id) do update set
      -- After two emails that may have been sent, there is no third.
      state = case when note.maybe_mailed = 0 then 'waits' else 'refused' end,
      called_at = now(), reason = 'No answer', maybe_mailed = note.maybe_mailed + 1;
  end if;
  return entry;
end;
$$;

revoke all on function private.next_person() from public;

-- Has Brevo ask the person with this entry to confirm, and notes the answer. Another mail service needs another
-- version of this function.
create function private.call_mail_service(entry bigint) returns void
  language plpgsql
  set search_path = ''
as $$
declare
  answer_status integer;
  answer_text text;
  -- Whether it is known if an email was sent.
  is_known boolean;
begin
  begin
    perform
      extensions.http_set_curlopt('CURLOPT_CONNECTTIMEOUT_MS', '5000'),
      extensions.http_set_curlopt('CURLOPT_TIMEOUT_MS', '20000');
    select status, concat_ws(' ', status, content) into answer_status, answer_text
    from
      public.waitlist,
      private.confirmation_settings as settings,
      vault.decrypted_secrets,
      extensions.http((
        'POST',
        'https://api.brevo.com/v3/contacts/doubleOptinConfirmation',
        array[extensions.http_header('api-key', decrypted_secret)],
        'application/json',
        jsonb_build_object(
          'email', email,
          'includeListIds', array[list],
          'templateId', template,
          'redirectionUrl', redirection
        )
      )::extensions.http_request)
    where waitlist.id = entry and decrypted_secrets.name = 'mail_service_key';
    -- A service that fails may have sent the email first, except with 503. Without a key, nothing was called.
    is_known := coalesce(answer_status < 500 or answer_status = 503, true);
  exception when others then
    -- There was no connection, or there is no http extension.
    is_known := sqlerrm ~ '[Rr]esolv|connect\M|^(Connection time|SSL\M)|does not exist';
    answer_text := regexp_replace(sqlerrm, ' after \d+ m(s|illiseconds)', '');
  end;

  update private.confirmations set
    state = case
      when answer_status between 200 and 299 then 'asked'
      -- The address or the settings are wrong. The call is repeated once the owner has set the settings again.
      when answer_status = 400 then 'refused'
      when is_known then 'waits'
      else state
    end,
    maybe_mailed = case when is_known then maybe_mailed - 1 else maybe_mailed end,
    -- The answer may contain the address.
    reason = left(regexp_replace(answer_text, '[^\s"]+@[^\s"]+', '...', 'g'), 200)
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

-- Sends the waitlist's numbers to a chat each morning.
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
