-- Stops asking people to confirm and deletes Brevo's key from Vault, but keeps the record of who was asked, so that nobody is asked again.
do $off$
begin
  perform private.end_job('ask-to-confirm', 'mail_service_key');
end
$off$;
select 'Nobody else is asked to confirm.' as answer
