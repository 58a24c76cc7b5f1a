-- Ends asking to confirm, and deletes the key. The notes stay, so that nobody is asked twice later.
do $off$
begin
  perform cron.unschedule(jobname) from cron.job where jobname = 'ask-to-confirm';
  drop function if exists private.ask_to_confirm(bigint, bigint, integer, text);
  delete from vault.secrets where name = 'brevo_api_key';
end
$off$
