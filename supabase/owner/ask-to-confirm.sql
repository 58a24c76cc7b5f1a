-- Has Brevo ask each person to confirm, with "LIST TEMPLATE PER-DAY https://PAGE-AFTERWARDS" as $1, and Brevo's key in Vault as mail_service_key.
do $ask$
declare
  settings constant text[] := regexp_match($1, '^(\d{1,9}) (\d{1,9}) (\d{1,6}) (https://\S+)$');
begin
  if settings is null then
    raise exception 'Write the list, the template, the emails per day and an address, such as "3 7 250 https://example.com".';
  end if;
  if not exists (select from vault.decrypted_secrets where name = 'mail_service_key') then
    raise exception 'Vault has no secret named mail_service_key.';
  end if;
  if to_regnamespace('cron') is null then create extension pg_cron schema pg_catalog; end if;
  if to_regtype('extensions.http_request') is null then create extension http schema extensions; end if;

  delete from private.confirmation_settings where id = 1;
  -- The URL, the header and the body differ between mail services.
  insert into private.confirmation_settings (per_day, url, key_header, body) values (
    settings[3]::integer,
    'https://api.brevo.com/v3/contacts/doubleOptinConfirmation',
    'api-key',
    jsonb_build_object(
      'email', 'EMAIL',
      'includeListIds', array[settings[1]::bigint],
      'templateId', settings[2]::bigint,
      'redirectionUrl', settings[4]
    )
  );
  -- The calls that did not succeed are repeated: at once if no email was sent, otherwise a day after the last call.
  update private.confirmations set
    state = 'waits',
    called_at = case maybe_mailed when 0 then '-infinity' else called_at end,
    maybe_mailed = least(maybe_mailed, 1)
  where state <> 'asked';

  -- The job asks five people a minute, because hosted projects cancel a run after two minutes, and a call can take 20
  -- seconds. The first commit keeps the record if the call is cut off; the second keeps the answer if the next person
  -- cannot be recorded. The job contains this code itself, because a procedure that commits cannot have a
  -- "set search_path".
  perform cron.schedule('ask-to-confirm', '* * * * *', $job$
    do $$
    declare
      entry bigint;
    begin
      -- pg_cron adds a row for each run.
      delete from cron.job_run_details where command like '%private.next\_person()%' and end_time < now() - interval '2 days';
      for number in 1..5 loop
        entry := private.next_person();
        exit when entry is null;
        commit;
        perform private.call_mail_service(entry);
        commit;
      end loop;
    end
    $$
  $job$);
end
$ask$;
select 'From the next minute on, people are asked to confirm.' as answer
