-- What the owner can have pg_cron run: ask people to confirm (supabase/owner/ask-to-confirm.sql), and send the
-- numbers to a chat (supabase/owner/tell-daily.sql). Until then the functions are not called, so pg_cron, pg_net
-- and Vault can be missing.
--
-- This file also runs on projects that have an earlier version of it, hence "if not exists" and "or replace".

create table if not exists private.confirmations (
  entry_id bigint primary key references public.waitlist on delete cascade,
  state text not null check (state in ('called', 'asked', 'waits', 'refused')),
  request_id bigint,
  calls integer not null,
  called_at timestamptz not null,
  reason text,
  unclear integer not null default 0
);

comment on table private.confirmations is 'Who was asked to confirm, is being called, waits for another call, or was refused, and why.';
comment on column private.confirmations.unclear is 'Calls that may have sent a mail, although no answer says so: at most two.';

create index if not exists confirmations_request_id on private.confirmations (request_id)
  where request_id is not null;
create index if not exists confirmations_called_at on private.confirmations (called_at);
create index if not exists confirmations_open on private.confirmations (called_at)
  where state in ('called', 'waits');

-- Notes the results of the calls; "since" is the time of the last change of the settings.
create or replace function private.note_answers(since timestamptz) returns void
  language plpgsql
  set search_path = ''
as $$
declare
  max_calls constant integer := 6;
begin
  -- With 400 the service refuses the address or the settings; all other errors are on its side. It may have
  -- sent a mail if its answer was lost: pg_net then has no status, and a gateway has one of these. A connection
  -- that was not made (a handshake that took too long, a wrong certificate) sent none.
  with answered as (
    update private.confirmations set
      state = case
        when status_code between 200 and 299 then 'asked'
        when status_code = 400 and called_at >= since then 'refused'
        -- Nobody gets a third mail.
        when calls >= max_calls or (not clear and unclear >= 1) then 'refused'
        else 'waits'
      end,
      unclear = unclear + (not clear)::integer,
      request_id = null,
      reason = left(regexp_replace(
        concat_ws(' ', status_code, error_msg, content), '[^\s"]+@[^\s"]+', '...', 'g'
      ), 200)
    from (
      select
        *,
        case
          when status_code is null then coalesce(
            error_msg ~ 'connect to|resolve host|SSL (connect|peer|CA)|Response time: 0\.0+ ms', false
          )
          else status_code not in (502, 504, 520, 524)
        end as clear
      from net._http_response
    ) as answer
    where answer.id = request_id
    returning answer.id
  )
  -- An answer can contain the address.
  delete from net._http_response where id in (select id from answered);

  -- While pg_net is down its queue keeps the requests, which it sends once it is up again. Requests without a
  -- note are for erased people.
  delete from net.http_request_queue where id in (
    select id from net.http_request_queue as queue
    where url = 'https://api.brevo.com/v3/contacts/doubleOptinConfirmation'
      and not exists (select from private.confirmations where request_id = queue.id)
    for update skip locked
  );

  update private.confirmations set
    state = case when calls >= max_calls or unclear >= 1 then 'refused' else 'waits' end,
    unclear = unclear + 1,
    request_id = null,
    reason = 'No answer'
  where state = 'called' and called_at < now() - interval '10 minutes'
    and not exists (select from net.http_request_queue where id = request_id);
end;
$$;

revoke all on function private.note_answers(timestamptz) from public;

-- Runs each minute: notes the answers to earlier calls, then calls Brevo for the next people.
create or replace function private.ask_to_confirm(
  list bigint, template bigint, per_day integer, redirection text, since timestamptz
) returns void
  language plpgsql
  set search_path = ''
as $$
declare
  key constant text := (select decrypted_secret from vault.decrypted_secrets where name = 'brevo_api_key');
  -- People are called in the order of ids. An entry whose transaction ended late has a lower id than the last,
  -- by fewer than 10,000.
  start constant bigint := (select coalesce(max(entry_id), 0) - 10000 from private.confirmations);
  stop constant bigint := (select max(id) from public.waitlist);
  room integer;
  entry record;
  request bigint;
begin
  -- Two numbers keep this lock apart from the locks of entries, whose one number a visitor can choose.
  if not pg_try_advisory_xact_lock(0, hashtext('private.ask_to_confirm')) then
    return;
  end if;

  delete from cron.job_run_details
  where command like 'select private.ask\_to\_confirm(%' and end_time < now() - interval '2 days';

  perform private.note_answers(since);

  if key is null then
    return;
  end if;

  -- The other people called today got no mail, and nobody is called twice in a day after an unclear call.
  room := per_day - (
    select count(*) from private.confirmations
    where called_at > now() - interval '1 day' and (state in ('called', 'asked') or unclear > 0)
  );
  -- Ten calls a minute while the service accepts one of the last 20. Otherwise, and until it has accepted one
  -- with these settings, one call in ten minutes.
  if 'asked' in (
    select state from private.confirmations
    where called_at >= since
      and (state in ('asked', 'waits') or (state = 'called' and called_at < now() - interval '2 minutes'))
    order by called_at desc
    limit 20
  ) then
    room := least(room, 10);
  elsif (select max(called_at) from private.confirmations) > greatest(since, now() - interval '10 minutes') then
    return;
  else
    room := least(room, 1);
  end if;
  if room <= 0 then
    return;
  end if;

  for entry in
    select id, email from public.waitlist
    where id = any (array(
      select id
      from (
        (
          select new.id, 1 as turn from public.waitlist as new
          where new.id between start and stop
            -- Without the second condition on the id the planner would read the whole table.
            and not exists (
              select from private.confirmations where entry_id = new.id and entry_id between start and stop
            )
          order by new.id
          limit room
        )
        union all
        (
          select entry_id, 2 from private.confirmations
          where state = 'waits'
            and called_at < now() - case when unclear > 0 then interval '1 day' else calls * interval '2 hours' end
          order by entry_id
          limit room
        )
      ) as next
      order by turn, id
      limit room
    ))
    order by id
    for key share skip locked
  loop
    request := net.http_post(
      url := 'https://api.brevo.com/v3/contacts/doubleOptinConfirmation',
      body := jsonb_build_object(
        'email', entry.email,
        'includeListIds', array[list],
        'templateId', template,
        'redirectionUrl', redirection
      ),
      headers := jsonb_build_object('api-key', key, 'Content-Type', 'application/json'),
      -- The batch of calls that pg_net makes at once holds back everything else that uses it.
      timeout_milliseconds := 20000
    );
    -- After a crash the ids of requests start again at 1.
    update private.confirmations set request_id = null where request_id = request;
    insert into private.confirmations as note (entry_id, state, request_id, calls, called_at)
    values (entry.id, 'called', request, 1, now())
    on conflict (entry_id) do update set
      state = 'called', request_id = request, calls = note.calls + 1, called_at = now();
  end loop;
end;
$$;

revoke all on function private.ask_to_confirm(bigint, bigint, integer, text, timestamptz) from public;

-- Deletes the answer about a deleted entry. It runs as its owner, because the roles that delete entries, such
-- as the secret key's, have no rights on answers.
create or replace function private.delete_answer() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if to_regclass('net._http_response') is not null then
    delete from net._http_response where id = old.request_id;
  end if;
  return null;
end;
$$;

revoke all on function private.delete_answer() from public;

create or replace trigger delete_answer
  after delete on private.confirmations
  for each row
  when (old.request_id is not null)
  execute function private.delete_answer();

-- Ends a job and deletes its secret, also if the job has ended already or pg_cron is missing.
create or replace function private.end_job(job_name text, secret_name text) returns void
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
create or replace function private.tell_daily() returns void
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
begin
  perform net.http_post(
    url := regexp_replace(address, '^https://ntfy\.sh/.*', 'https://ntfy.sh/'),
    body := case
      when address ~ '^https://ntfy\.sh/' then
        jsonb_build_object('topic', split_part(address, '/', 4), 'message', line)
      when address ~ '^https://(\w+\.)?discord(app)?\.com/' then jsonb_build_object('content', line)
      else jsonb_build_object('text', line)
    end
  );
end;
$$;

revoke all on function private.tell_daily() from public;
