import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertValue, readStatement } from '../owner/statements.js'
import type { DefaultGrants } from './database'
import { extensions } from './extensions'
import { startPostgres } from './postgres'

type Server = Awaited<ReturnType<typeof startPostgres>>
type Client = ReturnType<Server['connect']>

let server: Server
let databases = 0
/** As the owner runs statements and pg_cron jobs, and a superuser that plays everything else. */
let owner: Client
let world: Client

async function start(grants: DefaultGrants = 'nothing') {
  databases += 1
  owner = await server.createProject(`told_${databases}`, grants)
  world = server.connect(`told_${databases}`)
  await world.unsafe(extensions)
}

beforeAll(async () => {
  server = await startPostgres()
})

afterAll(() => server.stop())

beforeEach(() => start())

afterEach(() => Promise.all([owner.end(), world.end()]))

/** Runs a statement of supabase/owner as run.js passes it on. */
async function run(name: string, value = '') {
  return [...(await owner.unsafe(insertValue(readStatement(name).sql, value)))]
}

const settings = '3 7 5000 https://example.com/confirmed'

async function connect(value = settings) {
  await world.unsafe(`
    insert into vault.secrets values ('brevo_api_key', 'a-secret') on conflict do nothing
  `)
  await run('ask-to-confirm', value)
}

async function addEntries(count: number, prefix = 'p') {
  await owner.unsafe(`
    insert into public.waitlist (name, email)
    select 'Ada', '${prefix}' || n || '@Example.com' from generate_series(1, ${count}) as n
  `)
}

/** Runs the job as pg_cron does. */
async function runJob(client = owner) {
  const [job] = await world.unsafe(`select command from cron.job where jobname = 'ask-to-confirm'`)
  if (job) await client.unsafe(job.command)
}

async function states() {
  const rows = await owner.unsafe(`
    select coalesce(state, 'new') as state, count(*)::int
    from public.waitlist left join private.confirmations on entry_id = waitlist.id group by 1
  `)
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}

/** What comes of a call: a status, or null where pg_net gave up, or nothing; and whether a mail went out. */
type Outcome = { status?: number | null; mailed?: boolean }
const created = { status: 201, mailed: true }

/** The mail service behind pg_net. */
class Service {
  minute = 0
  calls: string[] = []
  mails: string[] = []

  constructor(private readonly outcome: (email: string, minute: number) => Outcome) {}

  /**
   * Lets minutes pass: in each the job runs, then the service answers, unless pg_net is down, and all that
   * is noted grows older.
   */
  async pass(minutes: number, step = 1, sends = true) {
    for (const end = this.minute + minutes; this.minute < end; this.minute += step) {
      await runJob()
      const requests = await world.unsafe(`
        with taken as (delete from net.http_request_queue where ${sends} returning *)
        select id, convert_from(body, 'UTF8')::json ->> 'email' as email from taken order by id
      `)
      for (const { id, email } of requests) {
        const { status, mailed } = this.outcome(email, this.minute)
        this.calls.push(email)
        if (mailed) this.mails.push(email)
        if (status === undefined) continue
        await world`insert into net._http_response (id, status_code, content) values (${id}, ${status}, 'why')`
      }
      await world.unsafe(`
        update net._http_response set created = created - ${step} * interval '1 minute';
        delete from net._http_response where created < now() - interval '6 hours';
        update private.confirmations set called_at = called_at - ${step} * interval '1 minute';
        update cron.job set command = left(command, -1) || ' - ${step} * interval ''1 minute'')';
      `)
    }
  }

  /** The people who were mailed more than once. */
  get mailedTwice() {
    return this.mails.filter((email, index) => this.mails.indexOf(email) !== index)
  }
}

test('of 1,000 people each is asked or refused by a service that fails half of its calls and is away for three hours', async () => {
  const unknown = new Set<string>()
  const service = new Service((email, minute) => {
    // Spread evenly from 0 to 1.
    const chance = (service.calls.length * 0.618034) % 1
    if (minute >= 40 && minute < 220) return chance < 0.3 ? {} : { status: null }
    if (/^p\d*77@/.test(email)) return { status: 400 }
    if (chance < 0.5) return created
    if (chance < 0.6) return { status: 429 }
    if (chance < 0.75) return { status: 500 }
    // It has mailed, which its answer does not tell.
    unknown.add(email)
    return chance < 0.85 ? { status: 502, mailed: true } : { status: null, mailed: true }
  })
  await addEntries(1000)
  await connect()
  await service.pass(40)
  const before = service.calls.length
  await service.pass(180)
  expect(service.calls.length - before).toBeLessThan(60)
  await service.pass(60 * 60, 10)
  const { asked, refused, ...others } = await states()
  expect([asked + refused, others]).toEqual([1000, {}])
  // 10 whose address is refused, and some whose six calls all failed.
  expect(refused).toBeLessThan(40)
  expect(service.mailedTwice.filter((email) => !unknown.has(email))).toEqual([])
}, 120_000)

test('a service that works is called once for each person, with the key in the header alone', async () => {
  const service = new Service(() => created)
  await addEntries(30)
  await connect()
  await runJob()
  const [request] = await world.unsafe(`
    select url, headers, convert_from(body, 'UTF8')::json as body from net.http_request_queue
  `)
  expect(request).toEqual({
    url: 'https://api.brevo.com/v3/contacts/doubleOptinConfirmation',
    headers: { 'api-key': 'a-secret', 'Content-Type': 'application/json' },
    body: expect.objectContaining({ email: 'p1@Example.com', includeListIds: [3], templateId: 7 }),
  })
  // The first call is a trial.
  await service.pass(3)
  expect(service.calls).toHaveLength(21)
  await addEntries(5, 'later')
  await service.pass(2)
  await run('ask-to-confirm-off')
  expect(await run('confirmations')).toEqual([{ state: 'asked', reason: null, people: '35' }])
  await addEntries(5, 'off')
  await service.pass(5)
  expect(await world.unsafe('select name from vault.secrets')).toHaveLength(0)
  await connect('4 9 5000 https://example.com/other')
  await service.pass(20)
  expect(service.calls).toHaveLength(40)
  expect(service.mailedTwice).toEqual([])
  await owner.unsafe(`delete from public.waitlist where name = 'Ada'`)
  expect(await owner.unsafe('select from private.confirmations')).toHaveLength(0)
})

test('wrong settings refuse one person in ten minutes, who is asked once they are mended', async () => {
  const service = new Service((_, minute) =>
    minute >= 4 && minute < 60 ? { status: 400 } : created,
  )
  await addEntries(100)
  await connect()
  await service.pass(4)
  await connect('3 8 5000 https://example.com/confirmed')
  await service.pass(56)
  expect(await run('confirmations')).toEqual([
    { state: 'not asked yet', reason: null, people: '63' },
    { state: 'asked', reason: null, people: '31' },
    { state: 'refused', reason: '400 why', people: '6' },
  ])
  await connect()
  await service.pass(40)
  expect(await states()).toEqual({ asked: 100 })
})

test('after a day in which the key was refused, each person is asked', async () => {
  const service = new Service((_, minute) => (minute < 24 * 60 ? { status: 401 } : created))
  await addEntries(30)
  await connect()
  await service.pass(36 * 60, 10)
  expect(await states()).toEqual({ asked: 30 })
}, 60_000)

test('addresses that the service refuses, however many, keep nobody else waiting', async () => {
  const service = new Service((email) => (email.startsWith('junk') ? { status: 400 } : created))
  await addEntries(1)
  await connect()
  await service.pass(3)
  await addEntries(60, 'junk')
  await addEntries(1, 'next')
  await service.pass(10)
  expect(await states()).toEqual({ asked: 2, refused: 60 })
  // Repeated, say with a larger number, it tries those again, after whoever is new.
  await connect('3 7 9000 https://example.com/confirmed')
  await addEntries(1, 'later')
  await service.pass(3)
  expect(service.mails).toEqual(['p1@Example.com', 'next1@Example.com', 'later1@Example.com'])
})

test('a day has no more mails than the owner has set, also where the service mails and fails', async () => {
  const service = new Service(() => ({
    status: service.calls.length % 3 ? 502 : 201,
    mailed: true,
  }))
  await addEntries(48)
  await connect('3 7 50 https://example.com')
  await service.pass(24 * 60, 10)
  expect(service.mails).toHaveLength(50)
}, 60_000)

test('what the service answers is noted without addresses, and what cron notes of runs is deleted', async () => {
  await addEntries(1)
  await connect()
  await runJob()
  // An answer to the settings before these is not final.
  await connect()
  await world.unsafe(`
    insert into net._http_response values (1, 400, '{"message":"p1@Example.com is blocked"}');
    insert into cron.job_run_details (command, end_time)
    select command, now() - days * interval '1 day' from cron.job, unnest(array[1, 3]) as days;
  `)
  await runJob()
  const reason = '400 {"message":"... is blocked"}'
  expect(await run('confirmations')).toMatchObject([{ state: 'waits', reason }])
  expect(await world.unsafe('select from cron.job_run_details')).toHaveLength(1)
})

test('an erased person leaves no request and no answer, and others keep theirs', async () => {
  const service = new Service(() => created)
  await addEntries(1)
  await connect()
  await service.pass(3)
  // What the job has read is gone, since it may name the address.
  expect(await world.unsafe('select from net._http_response')).toHaveLength(0)
  await addEntries(3, 'q')
  await runJob()
  await world.unsafe(`
    insert into net._http_response (id, status_code, content) values (2, 400, 'q1@Example.com is blocked');
    delete from net.http_request_queue where id = 2;
  `)
  for (const email of ['q1@example.com', 'q2@example.com']) {
    const condition = insertValue(readStatement('erase-person').sql, email)
    await owner.unsafe(`delete from public.waitlist ${condition}`)
  }
  expect(await world.unsafe('select from net._http_response')).toHaveLength(0)
  expect([...(await world.unsafe('select id from net.http_request_queue'))]).toEqual([{ id: '4' }])
  expect(await states()).toEqual({ asked: 1, called: 1 })
})

test('what is noted of a person is shown to them', async () => {
  await addEntries(1)
  expect(await run('confirmations')).toMatchObject([{ state: 'not asked yet', people: '1' }])
  expect(await run('show-person', 'p1@example.com')).not.toContainEqual(
    expect.objectContaining({ field: 'state' }),
  )
  await connect()
  await new Service(() => ({ status: 500 })).pass(2)
  const shown = await run('show-person', 'p1@example.com')
  expect(shown).toContainEqual({ field: 'email', value: 'p1@Example.com' })
  expect(shown).toContainEqual({ field: 'state', value: 'waits' })
  expect(shown).toContainEqual({ field: 'reason', value: '500 why' })
})

test('a crash that loses the requests, and a job beside itself, ask nobody twice', async () => {
  const service = new Service(() => created)
  await addEntries(30)
  await connect()
  await runJob()
  await world.unsafe('truncate net.http_request_queue, net._http_response restart identity')
  await service.pass(140)
  const others = Array.from({ length: 8 }, () => server.connect(`told_${databases}`))
  await addEntries(40, 'more')
  await Promise.all(others.map((other) => runJob(other).then(() => other.end())))
  await service.pass(20)
  expect(await states()).toEqual({ asked: 70 })
  expect(service.mailedTwice).toEqual([])
})

test('an entry under way, whatever its address, keeps the job from nothing', async () => {
  await addEntries(1)
  await connect()
  // Refused, it holds its lock for a moment alone.
  await owner.unsafe('alter table public.waitlist drop constraint waitlist_email_shape')
  const visitor = server.connect(`told_${databases}`)
  await visitor.begin(async (entry) => {
    await entry.unsafe(`
      set local role anon;
      insert into public.waitlist (name, email) values ('Ada', 'private.ask_to_confirm');
    `)
    await runJob()
  })
  await visitor.end()
  expect(await states()).toEqual({ called: 1, new: 1 })
})

test('requests that pg_net could not send for a day go out once when it can again', async () => {
  const service = new Service(() => created)
  await addEntries(3)
  await connect()
  await service.pass(24 * 60, 10, false)
  await service.pass(24 * 60, 10)
  expect(service.mails.toSorted()).toEqual(['p1@Example.com', 'p2@Example.com', 'p3@Example.com'])
}, 60_000)

test.each([
  ['ask-to-confirm', '3 7 https://example.com', 'Write list'],
  ['ask-to-confirm', `3 7 20 https://example.com/'); drop`, 'Write list'],
  ['ask-to-confirm', settings, 'Vault has no secret'],
  ['tell-daily', 'hooks.slack.com', 'https://'],
])('%s refuses %j', async (name, value, message) => {
  await expect(run(name, value)).rejects.toThrow(message)
  expect(await world.unsafe('select from cron.job')).toHaveLength(0)
})

test.each([
  ['where they ended already', ''],
  ['without pg_net', 'drop schema net cascade'],
  ['without pg_cron', 'drop schema cron cascade'],
])('both end %s, and delete their secrets', async (_where, sql) => {
  await connect()
  await run('tell-daily', 'https://example.com')
  if (sql) await world.unsafe(sql)
  for (const _ of [1, 2]) {
    await run('ask-to-confirm-off')
    await run('tell-daily-off')
    expect(await world.unsafe('select from vault.secrets')).toHaveLength(0)
    await world.unsafe(`insert into vault.secrets values ('brevo_api_key', 'a-second')`)
  }
  await run('ask-to-confirm-off')
  expect(await world.unsafe('select from vault.secrets')).toHaveLength(0)
})

const line = '3 on the list, 2 since yesterday: newsletter 1.'

test.each([
  ['https://hooks.slack.com/services/T/B/x', undefined, { text: line }],
  ['https://discord.com/api/webhooks/1/x', undefined, { content: line }],
  ['https://ntfy.sh/topic', 'https://ntfy.sh/', { topic: 'topic', message: line }],
  [`https://chat.example.com/it's`, undefined, { text: line }],
])('%s is told the numbers and nothing else', async (address, url, body) => {
  await addEntries(3)
  await owner.unsafe(`
    update public.waitlist set created_at = now() - interval '2 days' where email_lower like 'p1@%';
    update public.waitlist set source = 'newsletter' where email_lower like 'p2@%';
  `)
  await run('tell-daily', 'https://example.com/first')
  await world.unsafe('truncate net.http_request_queue')
  await run('tell-daily', address)
  const requests = await world.unsafe(`
    select url, convert_from(body, 'UTF8')::json as body from net.http_request_queue
  `)
  expect([...requests]).toEqual([{ url: url ?? address, body }])
  const [job, ...others] = await owner.unsafe('select schedule, command from cron.job')
  expect([job, others]).toEqual([
    { schedule: '0 6 * * *', command: 'select private.tell_daily()' },
    [],
  ])
  await run('tell-daily-off')
  expect(await world.unsafe('select from cron.job')).toHaveLength(0)
  expect(await world.unsafe('select from vault.secrets')).toHaveLength(0)
})

test.each(['nothing', 'everything'] as const)(
  'no API role reaches anything of it where a project grants %s',
  async (grants) => {
    await Promise.all([owner.end(), world.end()])
    await start(grants)
    await addEntries(2)
    await connect()
    await run('tell-daily', 'https://hooks.slack.com/services/T/B/x')
    expect(JSON.stringify(await world.unsafe('select command from cron.job'))).not.toMatch(
      /secret|slack/,
    )
    for (const sql of [
      'select * from private.confirmations',
      'delete from private.confirmations',
      'select private.ask_to_confirm(1, 1, 1, $$https://example.com$$, now())',
      'select private.tell_daily()',
      'select * from cron.job',
      // Hosted projects let the secret key's role read it, and keep the schema from the API.
      'select * from vault.decrypted_secrets',
    ]) {
      for (const role of [
        'anon',
        'authenticated',
        ...(/vault/.test(sql) ? [] : ['service_role']),
      ]) {
        const answer = world.begin((attack) => attack.unsafe(`set local role ${role}; ${sql}`))
        await expect(answer, `${role}: ${sql}`).rejects.toMatchObject({ code: '42501' })
      }
    }
    // Where a role should be let into the schema, the grants still hold.
    const reached = await world.unsafe(`
      select role from unnest(array['anon', 'authenticated', 'service_role']) as role
      where has_function_privilege(role, 'private.ask_to_confirm(bigint,bigint,integer,text,timestamptz)', 'execute')
        or has_function_privilege(role, 'private.tell_daily()', 'execute')
        or has_table_privilege(role, 'private.confirmations', 'select, insert, update, delete')
    `)
    expect(reached).toHaveLength(0)
  },
)
