/**
 * Stands in for the pg_cron, http and Vault of hosted projects: this SQL creates their tables, and their functions with
 * the documented signatures and grants. Tests set the clock and the mail service's answers: service.answer() returns a
 * status or an error message, which begins with "+" if an email was sent. Each call raises a notice, which arrives even
 * if an error follows.
 */
export const fakeExtensions = `
  -- An earlier test may have changed these objects.
  drop schema if exists clock, cron, service, vault cascade;
  drop type if exists extensions.http_header, extensions.http_request, extensions.http_response cascade;

  -- The "now()" of private.next_person() and of the owner's connection, some minutes ahead of the true time.
  create schema clock;
  create sequence clock.minutes_ahead minvalue 0;
  select setval('clock.minutes_ahead', 0);
  create function clock.now() returns timestamptz language sql stable as $$
    select pg_catalog.now() + (select last_value from clock.minutes_ahead) * interval '1 minute'
  $$;
  grant usage on schema clock to public;
  grant select on clock.minutes_ahead to public;
  grant update on clock.minutes_ahead to postgres;
  alter function private.next_person set search_path = clock, pg_catalog;

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

  create type extensions.http_header as (field varchar, value varchar);
  create type extensions.http_request as (
    method text, uri varchar, headers extensions.http_header[], content_type varchar, content varchar
  );
  create type extensions.http_response as (
    status integer, content_type varchar, headers extensions.http_header[], content varchar
  );
  create function extensions.http_header(field varchar, value varchar) returns extensions.http_header
    language sql as $$ select row(field, value)::extensions.http_header $$;
  create or replace function extensions.http_set_curlopt(curlopt varchar, value varchar) returns boolean
    language sql as $$ select set_config('service.' || curlopt, value, true) is not null $$;

  create schema service;
  create sequence service.calls minvalue 0;
  select setval('service.calls', 0, false);
  create function service.answer(email text, minute bigint, call bigint) returns text
    language sql as $$ select '+201' $$;
  create function extensions.http(request extensions.http_request) returns extensions.http_response
    language plpgsql as $$
  declare
    -- The email, whatever the service calls its field.
    email constant text := substring(request.content from '[^"]+@[^"]+');
    answer constant text := service.answer(
      email, (select last_value from clock.minutes_ahead), nextval('service.calls')
    );
  begin
    raise notice 'call %', json_build_object(
      'url', request.uri, 'headers', request.headers, 'body', request.content::json,
      'email', email, 'mailed', answer like '+%', 'timeout', current_setting('service.CURLOPT_TIMEOUT_MS', true)
    );
    if answer = '+cut off' then raise query_canceled; end if;
    if answer !~ '^\\+?\\d+$' then
      raise internal_error using message = ltrim(answer, '+');
    end if;
    return row(answer, null, null, case when answer::integer > 299 then 'why' end)::extensions.http_response;
  end
  $$;
  grant usage on schema service to postgres;
  grant usage on service.calls to postgres;

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
