-- Each morning (6:00 UTC), and once now, sends the numbers to $1, the webhook of Slack, Discord, ntfy.sh or a chat that takes "text".
do $tell$
declare
  address constant text := $1;
begin
  if address !~ '^https://\S+$' then raise exception 'Write an address that begins with https://.'; end if;
  if to_regnamespace('cron') is null then create extension pg_cron schema pg_catalog; end if;
  if to_regnamespace('net') is null then create extension pg_net schema extensions; end if;

  create or replace function private.tell_daily() returns void language plpgsql set search_path = '' as $job$
  declare
    address constant text := (select decrypted_secret from vault.decrypted_secrets where name = 'tell_daily_address');
    line constant text := (
      select format(
        '%s on the list, %s since yesterday%s.', (select count(*) from public.waitlist), coalesce(sum(entries), 0),
        /* Discord takes 2,000 characters. */ left(': ' || string_agg(source || ' ' || entries, ', ' order by entries desc, source), 1900)
      )
      from (
        select source, count(*) as entries from public.waitlist where created_at > now() - interval '1 day' group by source
      ) as sources
    );
  begin
    perform net.http_post(
      url := regexp_replace(address, '^https://ntfy\.sh/.*', 'https://ntfy.sh/'),
      body := case
        when address ~ '^https://ntfy\.sh/' then jsonb_build_object('topic', split_part(address, '/', 4), 'message', line)
        else jsonb_build_object(case when address ~ '^https://(\w+\.)?discord(app)?\.com/' then 'content' else 'text' end, line)
      end
    );
  end
  $job$;
  revoke all on function private.tell_daily() from public;

  delete from vault.secrets where name = 'tell_daily_address';
  perform vault.create_secret(address, 'tell_daily_address');
  perform cron.schedule('tell-daily', '0 6 * * *', 'select private.tell_daily()');
  perform private.tell_daily();
end
$tell$
