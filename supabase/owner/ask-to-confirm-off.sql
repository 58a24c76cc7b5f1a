-- Stops asking to confirm, and deletes the key. The notes stay, so that nobody is asked again later.
do $off$
begin
  perform private.end_job('ask-to-confirm', 'mail_service_key');
end
$off$
