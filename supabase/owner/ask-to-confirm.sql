-- Has Brevo ask each person to confirm; $1 is "LIST TEMPLATE PER-DAY https://where-confirmed", its key is brevo_api_key in Vault.
do $ask$ declare
  settings constant text[] := regexp_match($1, '^(\d{1,9}) (\d{1,9}) (\d{1,6}) (https://[^\s'']+)$');
begin
  if settings is null then
    raise exception 'Write list, template, how many a day and an address, such as "3 7 250 https://example.com".';
  end if;
  if to_regnamespace('cron') is null then create extension pg_cron schema pg_catalog; end if;
  if to_regnamespace('net') is null then create extension pg_net schema extensions; end if;
  if not exists (select from vault.decrypted_secrets where name = 'brevo_api_key') then
    raise exception 'Vault has no secret with the name brevo_api_key.';
  end if;

  create table if not exists private.confirmations (
    entry_id bigint primary key references public.waitlist on delete cascade,
    state text not null check (state in ('called', 'asked', 'waits', 'refused')),
    request_id bigint,
    calls integer not null,
    called_at timestamptz not null,
    reason text
  );

  create or replace function private.ask_to_confirm(list bigint, template bigint, per_day integer, redirection text, since timestamptz)
    returns void language plpgsql set search_path = '' as $job$
  declare
    key constant text := (select decrypted_secret from vault.decrypted_secrets where name = 'brevo_api_key');
    room integer; entry record; request bigint;
  begin
    /* Two numbers: apart from the locks of entries, whose one number a visitor can choose. */
    if not pg_try_advisory_xact_lock(0, hashtext('private.ask_to_confirm')) then return; end if;
    delete from cron.job_run_details where command like 'select private.ask\_to\_confirm(%' and end_time < now() - interval '2 days';

    -- With 400 the service refuses the address, or the settings. All other errors are its own.
    update private.confirmations set
      state = case
        when answer.status_code between 200 and 299 then 'asked'
        when calls >= 6 or (answer.status_code = 400 and called_at >= since) then 'refused'
        else 'waits'
      end,
      request_id = null,
      reason = left(regexp_replace(concat_ws(' ', answer.status_code, answer.error_msg, answer.content), '[^\s"]+@[^\s"]+', '...', 'g'), 200)
    from net._http_response as answer
    where answer.id = request_id and answer.created > called_at - interval '1 minute';
    /* While pg_net is down its queue keeps the requests: all tries would go out at once when it is up again. */
    with lost as (
      update private.confirmations set state = case when calls >= 6 then 'refused' else 'waits' end, reason = 'No answer'
      where state = 'called' and called_at < now() - interval '10 minutes'
      returning request_id
    )
    delete from net.http_request_queue where id in (
      select id from net.http_request_queue where id in (select request_id from lost) for update skip locked
    );

    if key is null then return; end if;
    -- Those who were refused got no mail.
    room := per_day
      - (select coalesce(sum(calls), 0) from private.confirmations where called_at > now() - interval '1 day' and state <> 'refused');
    -- Ten a minute while the service takes some; else, and until it has taken one with these settings, one in ten minutes.
    if 'asked' in (
      select state from private.confirmations
      where called_at >= since and (state in ('asked', 'waits') or (state = 'called' and called_at < now() - interval '2 minutes'))
      order by called_at desc limit 20
    ) then room := least(room, 10);
    elsif exists (select from private.confirmations where called_at > greatest(since, now() - interval '10 minutes')) then return;
    else room := least(room, 1); end if;

    for entry in
      select waitlist.id, waitlist.email
      from public.waitlist left join private.confirmations as note on entry_id = waitlist.id
      where note.entry_id is null or (state = 'waits' and called_at < now() - calls * interval '2 hours')
      order by note.entry_id is not null, waitlist.id
      limit greatest(room, 0)
      for key share of waitlist skip locked
    loop
      request := net.http_post(
        url := 'https://api.brevo.com/v3/contacts/doubleOptinConfirmation',
        body := jsonb_build_object('email', entry.email, 'includeListIds', array[list], 'templateId', template, 'redirectionUrl', redirection),
        headers := jsonb_build_object('api-key', key, 'Content-Type', 'application/json'),
        timeout_milliseconds := 60000
      );
      -- After a crash the ids of requests begin again.
      update private.confirmations set request_id = null where request_id = request;
      insert into private.confirmations as note values (entry.id, 'called', request, 1, now())
      on conflict (entry_id) do update set
        state = 'called', request_id = request, calls = note.calls + 1, called_at = now();
    end loop;
  end
  $job$;
  revoke all on function private.ask_to_confirm(bigint, bigint, integer, text, timestamptz) from public;

  -- Whoever was refused gets another try.
  update private.confirmations set state = 'waits', calls = 0 where state = 'refused';
  perform cron.schedule('ask-to-confirm', '* * * * *', format(
    'select private.ask_to_confirm(%s, %s, %s, %L, %L::timestamptz)', settings[1], settings[2], settings[3], settings[4], now()
  ));
end
$ask$
