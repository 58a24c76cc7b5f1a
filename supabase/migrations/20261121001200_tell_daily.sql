-- Sends the waitlist's numbers to a chat, once the owner has scheduled it (supabase/owner/tell-daily.sql).
-- Until then it is not called, so pg_cron, pg_net and Vault can be missing.

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
