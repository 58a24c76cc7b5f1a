-- Stops sending the numbers each morning, and deletes the address.
do $off$
begin
  perform private.end_job('tell-daily', 'tell_daily_address');
end
$off$;
select 'The numbers are no longer sent.' as answer
