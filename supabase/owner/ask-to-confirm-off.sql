-- Ends asking to confirm, and deletes the key. The notes stay, so that nobody is asked twice later.
do $off$
begin
  if to_regclass('cron.job') is not null then
    if to_regclass('net._http_response') is not null then
      -- Notes the last answers, and calls nobody.
      perform private.ask_to_confirm(0, 0, 0, '', now());
    end if;
    perform cron.unschedule(jobname) from cron.job where jobname = 'ask-to-confirm';
  end if;
  delete from vault.secrets where name = 'brevo_api_key';
end
$off$
