-- Stops asking to confirm, and deletes the key. The notes stay, so that nobody is asked again later.
do $off$
begin
  perform private.end_job('ask-to-confirm', 'brevo_api_key');
  if to_regclass('net.http_request_queue') is not null then
    -- Queued requests would go out once pg_net is up again. Those that it is sending right now are locked.
    update private.confirmations
    set state = 'waits', calls = calls - 1, request_id = null, reason = 'Ended before it was called'
    where request_id in (select id from net.http_request_queue for update skip locked);
    -- note_answers also deletes requests without a note.
    perform private.note_answers(now());
  end if;
end
$off$
