import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { copyProject, type Project } from './copy'
import { fakeExtensions } from './fake-extensions'
import type { Client } from './postgres'

let project: Project
/** The role that runs the owner's statements and pg_cron jobs, and the superuser that simulates everything else. */
let owner: Client
let superuser: Client

beforeAll(async () => {
  project = await copyProject()
  owner = project.owner
  superuser = project.superuser
  return project.end
})

// All tests share one copy, because a copy for each test would take several times as long.
beforeEach(async () => {
  await superuser.unsafe(fakeExtensions)
  await owner.unsafe(`
    truncate public.waitlist, private.confirmation_settings restart identity cascade;
    -- Undo what the last test has left in this session.
    reset all;
    select pg_advisory_unlock_all();
    set search_path = clock, pg_catalog, public;
  `)
  takeCalls()
})

/** The value of ask-to-confirm for a service that may be called this often a day. */
const settings = (perDay: number) => `3 7 ${perDay} https://example.com/confirmed`

async function saveKey() {
  await superuser`insert into vault.secrets values ('mail_service_key', 'a-secret') on conflict do nothing`
}

async function schedule(perDay = 5000) {
  await saveKey()
  await project.run('ask-to-confirm', settings(perDay))
}

async function addEntries(count: number, prefix = 'p') {
  await owner.unsafe(`
    insert into public.waitlist (email)
    select '${prefix}' || n || '@Example.com' from generate_series(1, ${count}) as n
  `)
}

/** The SQL that pg_cron runs as the owner, which is empty if there is no job. */
async function readJob(): Promise<string> {
  const sql = `select command from cron.job where jobname = 'ask-to-confirm'`
  const [job] = await superuser.unsafe(sql)
  return job?.command ?? ''
}

async function runJob() {
  await owner.unsafe(await readJob())
}

/** The calls since takeCalls() last ran. */
function takeCalls() {
  return project.notices
    .splice(0)
    .filter((notice) => notice.startsWith('call '))
    .map((notice) => JSON.parse(notice.slice(5)))
}

async function states() {
  const rows = await owner.unsafe(`
    select coalesce(state, 'new') as state, count(*)::int
    from public.waitlist left join private.confirmations on entry_id = waitlist.id group by 1
  `)
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}

/** Sets the service's answer, an SQL expression: a status or an error, which begins with "+" if an email was sent. */
async function setAnswer(sql: string) {
  await superuser.unsafe(`
    create or replace function service.answer(email text, minute bigint, call bigint) returns text
      language plpgsql as $$ begin return ${sql}; end $$
  `)
}

/** The mail service. */
class Service {
  minute = 0
  calls: ReturnType<typeof takeCalls> = []

  /** Lets minutes pass, running the job at each step. */
  async pass(minutes: number, step = 1) {
    const job = await readJob()
    // Waiting for each answer before the next query is sent would take twice as long.
    const queries: PromiseLike<unknown>[] = []
    for (const end = this.minute + minutes; this.minute < end; this.minute += step) {
      const next = this.minute + step
      queries.push(owner.unsafe(job))
      queries.push(owner.unsafe(`select setval('clock.minutes_ahead', ${next})`))
    }
    // After an error, the other queries must end before the next test begins.
    await Promise.allSettled(queries)
    await Promise.all(queries)
    // The minutes above ran this job even if it has unscheduled itself.
    expect(await readJob()).toBe(job)
    this.calls.push(...takeCalls())
  }

  get mails(): string[] {
    return this.calls.filter(({ mailed }) => mailed).map(({ email }) => email)
  }

  /** The number of emails to each person who got any. */
  get mailCounts() {
    const { mails } = this
    return [...new Set(mails)].map((to) => mails.filter((other) => other === to).length)
  }
}

/** Adds people, and starts asking them through a service that works, or that answers with the SQL expression. */
async function ask(count: number, answer = `'+201'`, perDay?: number) {
  await addEntries(count)
  await setAnswer(answer)
  await schedule(perDay)
  return new Service()
}

test('a service that fails often and is down for three hours asks or refuses each of 400 people', async () => {
  // The chances are spread evenly from 0 to 1.
  const service = await ask(
    400,
    `(
      select case
        when minute >= 60 and minute < 240 then
          case when chance < 0.5 then 'Operation timed out' else 'Could not resolve host' end
        when email ~ '^p\\d*77@' then '400'
        when chance < 0.75 then '+201'
        when chance < 0.8 then '429'
        when chance < 0.85 then '500'
        when chance < 0.9 then '+502'
        else '+Empty reply from server'
      end
      from (select (call * 0.618034) % 1) as even (chance)
    )`,
  )
  await service.pass(60)
  const before = service.calls.length
  await service.pass(180)
  // While the service is down, it is called once every ten minutes.
  expect(service.calls.length - before).toBeLessThan(20)
  await service.pass(5 * 24 * 60, 10)
  const { asked, refused, ...others } = await states()
  expect([asked + refused, others]).toEqual([400, {}])
  expect(Math.max(...service.mailCounts)).toBe(2)
  // The people without an email are 4 with a refused address, and a few for whom the service was called while it was
  // down.
  expect(service.mailCounts.length).toBeGreaterThan(376)
}, 120_000)

test('a service that works is called once for each person, with the key only in the header', async () => {
  // The owner may have other secrets.
  await superuser`insert into vault.secrets values ('another', 'other-secret')`
  const service = await ask(30, `(array['+201', '+204'])[1 + call % 2]`)
  await service.pass(2)
  expect(service.calls).toHaveLength(10)
  expect(service.calls[0]).toMatchObject({
    url: 'https://api.brevo.com/v3/contacts/doubleOptinConfirmation',
    headers: [{ field: 'api-key', value: 'a-secret' }],
    timeout: '20000',
  })
  expect(service.calls[0].body).toEqual({
    email: 'p1@Example.com',
    includeListIds: [3],
    templateId: 7,
    redirectionUrl: 'https://example.com/confirmed',
  })
  await addEntries(5, 'later')
  await owner`update private.confirmation_settings set url = 'https://mail.example.com', key_header = 'x-key'`
  await service.pass(5)
  expect(service.calls.at(-1)).toMatchObject({
    url: 'https://mail.example.com',
    headers: [{ field: 'x-key', value: 'a-secret' }],
  })
  await project.run('ask-to-confirm-off')
  expect([...(await superuser`select name from vault.secrets`)]).toEqual([{ name: 'another' }])
  expect(await project.run('confirmations')).toEqual([{ state: 'asked', reason: null, people: 35 }])
  await addEntries(5, 'off')
  await service.pass(5)
  await schedule(4000)
  expect([...(await superuser.unsafe('select schedule, command from cron.job'))]).toEqual([
    { schedule: '* * * * *', command: expect.not.stringContaining('secret') },
  ])
  await service.pass(20)
  expect(service.mailCounts).toEqual(Array(40).fill(1))
})

test('an email with a quotation mark cannot change the rest of the body', async () => {
  await owner`insert into public.waitlist (email) values ('"q"@example.com')`
  await schedule()
  await runJob()
  expect(takeCalls()).toMatchObject([{ body: { email: '"q"@example.com', templateId: 7 } }])
})

test('people refused because of wrong settings are asked on the same day, once the settings are fixed', async () => {
  const answers = `case when minute >= 4 and minute < 60 then '400' else '+201' end`
  const service = await ask(60, answers, 60)
  await service.pass(4)
  await schedule(60)
  await service.pass(56)
  expect(await project.run('confirmations')).toEqual([
    { state: 'refused', reason: '400 why', people: 40 },
    { state: 'asked', reason: null, people: 20 },
  ])
  await project.run('ask-to-confirm', '4 7 5000 https://example.com/confirmed')
  await service.pass(10)
  expect(service.calls.at(-1)).toMatchObject({ body: { includeListIds: [4] } })
  expect(service.mailCounts).toEqual(Array(60).fill(1))
})

test('after a day in which the key was refused, each person is asked', async () => {
  const service = await ask(30, `case when minute < 24 * 60 then '401' else '+201' end`)
  await service.pass(36 * 60, 10)
  expect(service.mailCounts).toEqual(Array(30).fill(1))
}, 60_000)

test('as soon as a wrong key is corrected, the people whom it kept waiting are asked', async () => {
  const service = await ask(3, `case when minute < 30 then '401' else '+201' end`)
  await service.pass(30)
  expect(await states()).toEqual({ waits: 3 })
  await schedule()
  await service.pass(1)
  expect(await states()).toEqual({ asked: 3 })
})

test('refused addresses, however many, keep nobody else waiting', async () => {
  const service = await ask(
    1,
    `case when email like 'junk%' then (array['400', '422'])[1 + call % 2] else '+201' end`,
  )
  await service.pass(3)
  await addEntries(60, 'junk')
  await addEntries(1, 'next')
  await service.pass(15)
  expect(await states()).toEqual({ asked: 2, refused: 60 })
  // Running ask-to-confirm again also repeats the refused calls, after those for new people.
  await schedule(9000)
  await addEntries(1, 'later')
  await service.pass(3)
  expect(service.mails).toEqual(['p1@Example.com', 'next1@Example.com', 'later1@Example.com'])
})

test("if answers are lost, the owner's daily limit holds, and nobody gets a third email until the owner repeats the statement", async () => {
  const answers = `(array['+Empty reply from server', '+Operation timed out', '+500', '+504'])[1 + call % 4]`
  const service = await ask(60, answers, 50)
  await service.pass(24 * 60, 10)
  expect(service.mails).toHaveLength(50)
  await service.pass(96 * 60, 20)
  expect(service.mailCounts).toEqual(Array(60).fill(2))
  const noted = { field: 'maybe_mailed', value: '2' }
  expect(await project.run('show-person', 'p1@example.com')).toContainEqual(noted)
  await schedule()
  await service.pass(48 * 60, 20)
  expect(service.mailCounts).toEqual(Array(60).fill(3))
}, 60_000)

test('a call whose answer was lost is repeated after a day, and not before', async () => {
  const service = await ask(1, `'+502'`)
  await service.pass(20, 10)
  await schedule()
  await service.pass(24 * 60 - 20, 10)
  expect(service.mails).toHaveLength(1)
  await service.pass(20, 10)
  expect(service.mails).toHaveLength(2)
})

test('a call that was cut off is repeated after a day, and not before', async () => {
  const service = await ask(1, `'+cut off'`)
  await expect(service.pass(1)).rejects.toMatchObject({ code: '57014' })
  expect(await project.run('confirmations')).toEqual([
    { state: 'waits', reason: 'No answer', people: 1 },
  ])
  await setAnswer(`'+201'`)
  await service.pass(24 * 60, 10)
  expect(service.mails).toHaveLength(1)
  await service.pass(20, 10)
  expect(service.mails).toHaveLength(2)
  expect(await states()).toEqual({ asked: 1 })
})

test('a second lost answer pauses the calls as the first did', async () => {
  const service = await ask(9, `case when email like 'works%' then '+201' else '+502' end`)
  await service.pass(90, 10)
  await project.run('ask-to-confirm-off')
  await service.pass(24 * 60, 24 * 60)
  await addEntries(1, 'works')
  await schedule()
  await service.pass(20, 10)
  // All nine people are due for a second call, but each failure pauses the calls.
  expect(await states()).toEqual({ asked: 1, refused: 2, waits: 7 })
})

test('a second call that certainly sent no email is repeated', async () => {
  const day = 24 * 60
  const service = await ask(
    1,
    `case when minute < ${day} then '+502' when minute < 2 * ${day} then '429' else '+201' end`,
  )
  await service.pass(2 * day, 10)
  expect(await states()).toEqual({ waits: 1 })
  const noted = { field: 'maybe_mailed', value: '1' }
  expect(await project.run('show-person', 'p1@example.com')).toContainEqual(noted)
  await service.pass(day, 10)
  expect(await states()).toEqual({ asked: 1 })
  expect(service.mails).toHaveLength(2)
})

test('once the owner stops asking, nobody else is asked, even by a running job', async () => {
  const service = await ask(9)
  await superuser.unsafe(`
    create or replace function service.answer(email text, minute bigint, call bigint) returns text
      language plpgsql as $$
      begin
        if call = 2 then delete from vault.secrets; end if;
        return '+201';
      end
    $$;
    grant all on vault.secrets to postgres;
  `)
  await service.pass(5)
  await project.run('ask-to-confirm-off')
  expect(await states()).toEqual({ asked: 3, new: 6 })
  await schedule()
  await service.pass(5)
  expect(service.mailCounts).toEqual(Array(9).fill(1))
})

test('an answer is kept if the next person cannot be recorded', async () => {
  await ask(2)
  // Recording the second person fails, as it would while that person is being erased.
  await superuser.unsafe(`
    create function service.break_next() returns trigger language plpgsql as $$ begin
      if current_setting('service.breaks', true) = 'true' then raise exception 'The next record fails'; end if;
      return new;
    end $$;
    create trigger break_next before insert on private.confirmations
      for each row execute function service.break_next();
    create or replace function service.answer(email text, minute bigint, call bigint) returns text
      language sql as $$ select left('+201' || set_config('service.breaks', 'true', false), 4) $$;
  `)
  await expect(runJob()).rejects.toThrow('The next record fails')
  expect(await states()).toEqual({ asked: 1, new: 1 })
})

test('if the key cannot be read, no call is made, and nobody counts as mailed', async () => {
  const service = await ask(2)
  await superuser.unsafe(`
    create or replace view vault.decrypted_secrets as
      select name, case when secret is null then '' else (1 / 0)::text end as decrypted_secret from vault.secrets
  `)
  await expect(service.pass(1)).rejects.toThrow('division by zero')
  expect(await states()).toEqual({ new: 2 })
})

test.each([
  [0, '+201'],
  [0, '401'],
  [0, '429'],
  [1, '500'],
  [1, '503'],
  [1, 'Could not resolve host: api.brevo.com'],
  [1, 'Operation timed out after 20001 milliseconds with 0 bytes received'],
])('maybe_mailed is %i after "%s"', async (maybeMailed, message) => {
  await ask(1, `'${message}'`)
  await runJob()
  expect([...(await owner`select state, maybe_mailed from private.confirmations`)]).toEqual([
    { state: message === '+201' ? 'asked' : 'waits', maybe_mailed: maybeMailed },
  ])
})

test('people whose calls timed out are counted together, however long the calls took', async () => {
  const answer = `'Operation timed out after 2000' || call || ' milliseconds with 0 bytes received'`
  await (await ask(2, answer)).pass(20, 10)
  const reason = 'Operation timed out... with 0 bytes received'
  expect(await project.run('confirmations')).toEqual([{ state: 'waits', reason, people: 2 }])
})

test('an answer is recorded without the address and shown by show-person, and old runs of the job are deleted', async () => {
  await addEntries(1)
  expect(await project.run('confirmations')).toMatchObject([{ state: 'not asked yet', people: 1 }])
  const state = expect.objectContaining({ field: 'state' })
  expect(await project.run('show-person', 'p1@example.com')).not.toContainEqual(state)
  await setAnswer(`'Not to "' || email || '" today' || repeat('!', 300)`)
  await schedule()
  await superuser.unsafe(`
    insert into cron.job_run_details (command, end_time)
    select command, now() - days * interval '1 day' from cron.job, unnest(array[1, 3]) as days
    union all select 'select private.tell_daily()', now() - interval '3 days';
  `)
  await runJob()
  const noted = { field: 'reason', value: `Not to "..." today${'!'.repeat(182)}` }
  expect(await project.run('show-person', 'p1@example.com')).toContainEqual(noted)
  expect(await project.run('confirmations')).toMatchObject([
    { state: 'waits', reason: noted.value },
  ])
  expect(await superuser.unsafe('select from cron.job_run_details')).toHaveLength(2)
})

test('a person erased during the call leaves no trace, and the others are asked', async () => {
  const service = await ask(3)
  await superuser.unsafe(`
    create or replace function service.answer(email text, minute bigint, call bigint) returns text
      language plpgsql as $$
      begin
        delete from public.waitlist where waitlist.email = answer.email and call = 1;
        return '+201';
      end
    $$
  `)
  await service.pass(5)
  expect(await states()).toEqual({ asked: 2 })
  expect(await superuser.unsafe('select from private.confirmations')).toHaveLength(2)
  expect(service.mailCounts).toEqual([1, 1, 1])
})

test('even if jobs start at the same time, each person is asked once', async () => {
  const service = await ask(70)
  // Each record takes a while to write, so that jobs choose the same person on any machine.
  await superuser.unsafe(`
    create function service.note_slowly() returns trigger language plpgsql as $$ begin
      perform pg_sleep(0.01);
      return new;
    end $$;
    create trigger note_slowly before insert on private.confirmations
      for each row execute function service.note_slowly();
  `)
  const job = await readJob()
  const others = Array.from({ length: 8 }, () => project.connect())
  let runs: Promise<unknown>[] = []
  await superuser.begin(async (transaction) => {
    await transaction.unsafe('lock table private.confirmations')
    runs = others.map((other) => other.unsafe(job).execute())
    await vi.waitUntil(async () => {
      const waiting = await owner.unsafe('select from pg_locks where not granted')
      return waiting.length === others.length
    }, 20_000)
  })
  await Promise.all(runs)
  await service.pass(20)
  expect(await states()).toEqual({ asked: 70 })
  expect(service.mailCounts).toEqual(Array(70).fill(1))
})

test.each([
  ['ask-to-confirm', '3 7 https://example.com', 'Write the list'],
  ['ask-to-confirm', `3 7 20 https://example.com/'); drop`, 'Write the list'],
  ['ask-to-confirm', settings(20), 'Vault has no secret'],
  ['tell-daily', 'hooks.slack.com', 'https://'],
])('%s refuses %j', async (name, value, message) => {
  await expect(project.run(name, value)).rejects.toThrow(message)
  expect(await superuser.unsafe('select from cron.job')).toHaveLength(0)
})

test('both jobs can be ended twice, even without pg_cron', async () => {
  await schedule()
  await project.run('tell-daily', 'https://example.com')
  await project.run('ask-to-confirm-off')
  expect([...(await superuser`select jobname from cron.job`)]).toEqual([{ jobname: 'tell-daily' }])
  expect([...(await superuser`select name from vault.secrets`)]).toEqual([
    { name: 'tell_daily_address' },
  ])
  for (const change of ['', 'drop schema cron cascade']) {
    await superuser.unsafe(change)
    await saveKey()
    await project.run('ask-to-confirm-off')
    await project.run('tell-daily-off')
    expect(await superuser.unsafe('select from vault.secrets')).toHaveLength(0)
  }
})

const line = '3 on the list, 2 since yesterday: newsletter 1.'

test.each([
  ['https://hooks.slack.com/services/T/B/x', undefined, { text: line }],
  ['https://discord.com/api/webhooks/1/x', undefined, { content: line }],
  ['https://ntfy.sh/topic', 'https://ntfy.sh/', { topic: 'topic', message: line }],
  [`https://chat.example.com/it's/$tell$`, undefined, { text: line }],
])("%s gets the waitlist's counts and nothing else", async (address, url, body) => {
  await addEntries(3)
  await owner.unsafe(`
    update public.waitlist set created_at = now() - interval '2 days' where email_lower like 'p1@%';
    update public.waitlist set source = 'newsletter' where email_lower like 'p2@%';
  `)
  await project.run('tell-daily', 'https://example.com/first')
  takeCalls()
  await project.run('tell-daily', address)
  expect(takeCalls()).toEqual([
    expect.objectContaining({ url: url ?? address, body, timeout: '20000' }),
  ])
  const jobs = await owner.unsafe('select schedule, command from cron.job')
  expect([...jobs]).toEqual([{ schedule: '0 6 * * *', command: 'select private.tell_daily()' }])
  await project.run('tell-daily-off')
  expect(await superuser.unsafe('select from cron.job')).toHaveLength(0)
})

test.each(['404', 'Could not resolve host: example.com'])(
  'tell-daily changes nothing if the chat answers "%s"',
  async (answer) => {
    await setAnswer(`'${answer}'`)
    await expect(project.run('tell-daily', 'https://example.com/typo')).rejects.toThrow(answer)
    expect(await superuser.unsafe('select from cron.job')).toHaveLength(0)
    expect(await superuser.unsafe('select from vault.secrets')).toHaveLength(0)
  },
)

test('Discord gets at most the 2,000 characters that it accepts, however many sources there are', async () => {
  await owner.unsafe(`
    insert into public.waitlist (email, source)
    select n || '@example.com', repeat('x', 30) || n from generate_series(1, 200) as n
  `)
  await project.run('tell-daily', 'https://discord.com/api/webhooks/1/x')
  expect(takeCalls()[0].body.content.length).toBeLessThanOrEqual(2000)
})
