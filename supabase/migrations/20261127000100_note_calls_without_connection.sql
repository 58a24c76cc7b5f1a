-- A call that found no connection to the mail service (a handshake that took too long, a wrong certificate)
-- cannot have sent a mail. Counted as unclear, two of them would have refused a person for good.

create or replace function private.note_answers(since timestamptz) returns void
  language plpgsql
  set search_path = ''
as $$
declare
  max_calls constant integer := 6;
begin
  -- With 400 the service refuses the address or the settings; all other errors are on its side. It may have
  -- sent a mail if its answer was lost: pg_net then has no status, and a gateway has one of these. A connection that was not made sent none.
  with answered as (
    update private.confirmations set
      state = case
        when status_code between 200 and 299 then 'asked'
        when status_code = 400 and called_at >= since then 'refused'
        -- Nobody gets a third mail.
        when calls >= max_calls or (not clear and unclear >= 1) then 'refused'
        else 'waits'
      end,
      unclear = unclear + (not clear)::integer,
      request_id = null,
      reason = left(regexp_replace(
        concat_ws(' ', status_code, error_msg, content), '[^\s"]+@[^\s"]+', '...', 'g'
      ), 200)
    from (
      select
        *,
        case
          when status_code is null then coalesce(error_msg ~ 'connect to|resolve host|SSL (connect|peer|CA)|Response time: 0\.0+ ms', false)
          else status_code not in (502, 504, 520, 524)
        end as clear
      from net._http_response
    ) as answer
    where answer.id = request_id
    returning answer.id
  )
  -- An answer can contain the address.
  delete from net._http_response where id in (select id from answered);

  -- While pg_net is down its queue keeps the requests, which it sends once it is up again. Requests without a
  -- note are for erased people, or were repeated before this migration.
  delete from net.http_request_queue where id in (
    select id from net.http_request_queue as queue
    where url = 'https://api.brevo.com/v3/contacts/doubleOptinConfirmation'
      and not exists (select from private.confirmations where request_id = queue.id)
    for update skip locked
  );

  update private.confirmations set
    state = case when calls >= max_calls or unclear >= 1 then 'refused' else 'waits' end,
    unclear = unclear + 1,
    request_id = null,
    reason = 'No answer'
  where state = 'called' and called_at < now() - interval '10 minutes'
    and not exists (select from net.http_request_queue where id = request_id);
end;
$$;
