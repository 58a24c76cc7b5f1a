-- Has Brevo ask each person to confirm; $1 is "LIST TEMPLATE PER-DAY https://where-confirmed", and Vault holds the key as brevo_api_key.
do $ask$
declare
  settings constant text[] := regexp_match($1, '^(\d{1,9}) (\d{1,9}) (\d{1,6}) (https://[^\s''$]+)$');
begin
  if settings is null then
    raise exception 'Write list, template, mails per day and an address, such as "3 7 250 https://example.com".';
  end if;
  if not exists (select from vault.decrypted_secrets where name = 'brevo_api_key') then
    raise exception 'Vault has no secret with the name brevo_api_key.';
  end if;
  if to_regnamespace('cron') is null then create extension pg_cron schema pg_catalog; end if;
  if to_regtype('extensions.http_request') is null then create extension http schema extensions; end if;

  -- Refused people get another try, but nobody gets a third mail.
  update private.confirmations set state = 'waits' where state = 'refused' and unclear < 2;
  perform private.schedule_asking(
    settings[1]::bigint, settings[2]::bigint, settings[3]::integer, settings[4], now()
  );
end
$ask$
