-- Stops sending the waitlist's counts each morning, and deletes the webhook's address.
do $off$
begin
  perform private.end_job('tell-daily', 'tell_daily_address');
end
$off$;
select 'The counts are no longer sent.' as answer
