/**
 * What hosted projects have of pg_cron, pg_net and Vault: the tables, and the functions with their
 * documented signatures and grants. Nothing runs in the background: tests play the mail service, and set the clock.
 */
export const fakeExtensions = `
  -- "now()" of the functions below, some minutes ahead of the true time.
  create schema clock;
  create sequence clock.minutes_ahead minvalue 0;
  select setval('clock.minutes_ahead', 0);
  create function clock.now() returns timestamptz language sql stable as $$
    select pg_catalog.now() + (select last_value from clock.minutes_ahead) * interval '1 minute'
  $$;
  grant usage on schema clock to public;
  grant select on clock.minutes_ahead to public;
  alter function private.note_answers set search_path = clock, pg_catalog;
  alter function private.ask_to_confirm set search_path = clock, pg_catalog;

  create schema cron;
  create table cron.job (
    jobid bigserial primary key, schedule text not null, command text not null,
    username text not null default current_user, jobname text, unique (jobname, username)
  );
  create table cron.job_run_details (runid bigserial primary key, command text, end_time timestamptz);
  create function cron.schedule(job_name text, schedule text, command text) returns bigint language sql as $$
    insert into cron.job (jobname, schedule, command) values (job_name, schedule, command)
    on conflict (jobname, username) do update set schedule = excluded.schedule, command = excluded.command
    returning jobid
  $$;
  create function cron.unschedule(job_name text) returns boolean language sql as $$
    delete from cron.job where jobname = job_name and username = current_user returning true
  $$;
  grant usage on schema cron to postgres;
  grant all on all tables in schema cron to postgres;
  grant all on all sequences in schema cron to postgres;

  create schema net;
  create unlogged table net.http_request_queue (
    id bigserial, method text, url text not null, headers jsonb, body bytea, timeout_milliseconds integer
  );
  create unlogged table net._http_response (
    id bigint, status_code integer, content text, error_msg text, created timestamptz not null default clock.now()
  );
  create function net.http_post(
    url text, body jsonb default '{}', params jsonb default '{}',
    headers jsonb default '{"Content-Type": "application/json"}', timeout_milliseconds integer default 5000
  ) returns bigint language sql as $$
    insert into net.http_request_queue (method, url, headers, body, timeout_milliseconds)
    values ('POST', url, headers, convert_to(body::text, 'UTF8'), timeout_milliseconds)
    returning id
  $$;
  -- As in pg_net: visitors are kept out because the API does not expose the schema.
  grant usage on schema net to public;
  grant all on all tables in schema net to public;
  grant all on all sequences in schema net to public;

  create schema vault;
  create table vault.secrets (name text unique, secret text not null);
  create view vault.decrypted_secrets as select name, secret as decrypted_secret from vault.secrets;
  create function vault.create_secret(new_secret text, new_name text) returns void language sql security definer as $$
    insert into vault.secrets (secret, name) values (new_secret, new_name)
  $$;
  revoke all on function vault.create_secret from public;
  grant usage on schema vault to postgres, service_role;
  grant select, delete on vault.secrets, vault.decrypted_secrets to postgres, service_role;
  grant execute on function vault.create_secret to postgres;
`
