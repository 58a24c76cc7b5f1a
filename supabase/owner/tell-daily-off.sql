-- Ends telling each morning, and deletes the address.
do $off$
begin
  if to_regclass('cron.job') is not null then
    perform cron.unschedule(jobname) from cron.job where jobname = 'tell-daily';
  end if;
  delete from vault.secrets where name = 'tell_daily_address';
end
$off$
