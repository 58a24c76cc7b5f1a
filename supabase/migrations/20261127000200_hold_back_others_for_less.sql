-- A mail service that does not answer holds back everything that uses pg_net until a batch of calls has ended:
-- 20 seconds in place of 60.

do $$
begin
  execute replace(
    pg_get_functiondef('private.ask_to_confirm'::regproc), 'milliseconds := 60000', 'milliseconds := 20000'
  );
end;
$$;
