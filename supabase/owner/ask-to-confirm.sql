-- Has Brevo ask each person to confirm; $1 is "LIST TEMPLATE PER-DAY https://where-confirmed", and Vault holds the key as brevo_api_key.
do $ask$
declare
  settings constant text[] := regexp_match($1, '^(\d{1,9}) (\d{1,9}) (\d{1,6}) (https://[^\s'']+)$');
begin
  if settings is null then
    raise exception 'Write list, template, mails per day and an address, such as "3 7 250 https://example.com".';
  end if;
  if not exists (select from vault.decrypted_secrets where name = 'brevo_api_key') then
    raise exception 'Vault has no secret with the name brevo_api_key.';
  end if;
  if to_regnamespace('cron') is null then create extension pg_cron schema pg_catalog; end if;
  if to_regnamespace('net') is null then create extension pg_net schema extensions; end if;

  -- Refused people get another try, but nobody gets a third mail.
  update private.confirmations set state = 'waits', calls = 0 where state = 'refused' and unclear < 2;
  perform cron.schedule('ask-to-confirm', '* * * * *', format(
    'select private.ask_to_confirm(%s, %s, %s, %L, %L::timestamptz)', settings[1], settings[2], settings[3], settings[4], now()
  ));
end
$ask$
