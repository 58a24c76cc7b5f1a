-- Sends the waitlist's counts, each morning (6:00 UTC) and once now, to $1, a webhook of Slack, Discord, ntfy.sh or another chat that takes "text".
do $tell$
declare
  address constant text := $1;
begin
  if address !~ '^https://\S+$' then raise exception 'Write an address that begins with https://.'; end if;
  if to_regnamespace('cron') is null then create extension pg_cron schema pg_catalog; end if;
  if to_regtype('extensions.http_request') is null then create extension http schema extensions; end if;

  delete from vault.secrets where name = 'tell_daily_address';
  perform vault.create_secret(address, 'tell_daily_address');
  perform cron.schedule('tell-daily', '0 6 * * *', 'select private.tell_daily()');
  perform private.tell_daily();
end
$tell$;
select 'The chat has the counts, and gets them every morning.' as answer
