-- Has Brevo ask each person to confirm. $1 is "LIST TEMPLATE PER-DAY https://PAGE-AFTERWARDS"; Vault must hold the key as mail_service_key.
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
  insert into private.confirmation_settings (list, template, per_day, redirection, since)
  values (settings[1]::bigint, settings[2]::bigint, settings[3]::integer, settings[4], now());
  -- Refused people get another try, except after two emails that may have been sent.
  update private.confirmations set state = 'waits' where state = 'refused' and maybe_mailed < 2;

  -- Ten people a minute. The first commit keeps the note if the call is cut off; the second keeps the answer if the next
  -- person's note fails. The job contains this text because a procedure that commits cannot have a "set search_path".
  perform cron.schedule('ask-to-confirm', '* * * * *', $job$
    do $$
    declare
      entry bigint;
    begin
      delete from cron.job_run_details where command like '%private.next\_person()%' and end_time < now() - interval '2 days';
      for number in 1..10 loop
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
$ask$
