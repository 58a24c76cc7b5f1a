-- What the owner can have pg_cron run: ask people to confirm (supabase/owner/ask-to-confirm.sql), and send the
-- numbers to a chat (supabase/owner/tell-daily.sql). Until then the functions are not called, so pg_cron, http and
-- Vault can be missing.

create table private.confirmation_settings (
  id integer primary key default 1,
  list bigint not null,
  template bigint not null,
  per_day integer not null,
  redirection text not null,
  since timestamptz not null,

  constraint confirmation_settings_single_row check (id = 1)
);

comment on table private.confirmation_settings is 'How the mail service asks people to confirm: one row once the owner has begun.';
comment on column private.confirmation_settings.since is 'When the owner has set them.';

create table private.confirmations (
  entry_id bigint primary key references public.waitlist on delete cascade,
  state text not null,
  called_at timestamptz not null,
  reason text,
  unclear integer not null,

  constraint confirmations_state_known check (state in ('asked', 'waits', 'refused')),
  constraint confirmations_unclear_range check (unclear between 0 and 2)
);

comment on table private.confirmations is 'Who was asked to confirm, waits for another call, or was refused, and why.';
comment on column private.confirmations.unclear is 'Calls that may have sent a mail, although no answer says so: at most two.';

create index confirmations_called_at on private.confirmations (called_at);
create index confirmations_waits on private.confirmations (called_at) where state = 'waits';

-- Notes that somebody is being called, and returns the entry's id, or null if nobody is to be called now. The note
-- says that no answer came: if the call is cut off, it is right.
create function private.note_call() returns bigint
  language plpgsql
  set search_path = ''
as $$
declare
  -- People are called in the order of ids. An entry whose transaction ended late has a lower id than the last,
  -- by fewer than 10,000.
  start constant bigint := (select coalesce(max(entry_id), 0) - 10000 from private.confirmations);
  settings private.confirmation_settings;
  entry bigint;
begin
  -- Two numbers keep this lock apart from the locks of entries, whose one number a visitor can choose.
  perform pg_advisory_xact_lock(0, hashtext('private.note_call'));

  select * into strict settings from private.confirmation_settings;

  -- When asking ends, the key is deleted, but the job may still run. Hosted projects stop a statement after two
  -- minutes.
  if not exists (select from vault.secrets where name = 'mail_service_key')
    or clock_timestamp() > statement_timestamp() + interval '40 seconds'
  then
    return null;
  end if;

  -- The other people called today got no mail.
  if settings.per_day <= (
    select count(*) from private.confirmations
    where called_at > now() - interval '1 day' and (state = 'asked' or unclear > 0)
  ) then
    return null;
  end if;

  -- After a failure, and until the service has accepted a call with these settings, one call in ten minutes. A
  -- refusal is about one address.
  if (
    select state from private.confirmations
    where called_at >= settings.since and state <> 'refused'
    order by called_at desc
    limit 1
  ) is distinct from 'asked'
    and (select max(called_at) from private.confirmations) > greatest(settings.since, now() - interval '10 minutes')
  then
    return null;
  end if;

  entry := coalesce(
    (
      select id from public.waitlist
      where id > start
        -- Without the second condition on the id the planner would read the whole table.
        and not exists (select from private.confirmations where entry_id = id and entry_id > start)
      order by id
      limit 1
    ),
    (
      select entry_id from private.confirmations
      where state = 'waits'
        and called_at < case
          when unclear > 0 then now() - interval '1 day'
          else greatest(settings.since, now() - interval '2 hours')
        end
      order by called_at
      limit 1
    )
  );
  if entry is not null then
    -- Nobody gets a third mail.
    insert into private.confirmations as note (entry_id, state, called_at, reason, unclear)
    values (entry, 'waits', now(), 'No answer', 1)
    on conflict (entry_id) do update set
      state = case when note.unclear = 0 then 'waits' else 'refused' end,
      called_at = now(), reason = 'No answer', unclear = note.unclear + 1;
  end if;
  return entry;
end;
$$;

revoke all on function private.note_call() from public;

-- Has Brevo ask the person with this entry to confirm, and notes the answer. Another mail service is another version
-- of this function.
create function private.call_mail_service(entry bigint) returns void
  language plpgsql
  set search_path = ''
as $$
declare
  answer_status integer;
  answer_text text;
  clear boolean;
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
    -- The service may have sent a mail if its gateway answers with one of these. Once the key is deleted nothing
    -- is called.
    clear := coalesce(answer_status not in (502, 504, 520, 524), true);
  exception when others then
    -- It sent none if no connection was made, or the extension is missing.
    clear := sqlerrm ~ '[Rr]esolv|connect\M|^(Connection timed out|SSL)|does not exist';
    answer_text := regexp_replace(sqlerrm, ' after \d+ m(s|illiseconds)', '');
  end;

  -- With 400 the service refuses the address or the settings; all other errors are on its side. The answer can
  -- contain the address.
  update private.confirmations set
    state = case
      when answer_status between 200 and 299 then 'asked'
      when answer_status = 400 then 'refused'
      when clear then 'waits'
      else state
    end,
    unclear = unclear - clear::integer,
    reason = left(regexp_replace(answer_text, '[^\s"]+@[^\s"]+', '...', 'g'), 200)
  where entry_id = entry;
end;
$$;

revoke all on function private.call_mail_service(bigint) from public;

-- Ends a job and deletes its secret, also if the job has ended already or pg_cron is missing.
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
