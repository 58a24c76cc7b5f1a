import { beforeEach, expect, test } from 'vitest'
import { copyProject, type Project } from './copy'
import { fakeExtensions } from './fake-extensions'
import type { Client } from './postgres'

let project: Project
/** The role that runs the owner's statements and pg_cron jobs, and the superuser that simulates everything else. */
let owner: Client
let superuser: Client

beforeEach(async () => {
  project = await copyProject()
  owner = project.owner
  superuser = project.superuser
  await superuser.unsafe(fakeExtensions)
  await owner.unsafe('set search_path = clock, pg_catalog, public')
  return project.end
})

const settings = '3 7 5000 https://example.com/confirmed'

async function saveKey() {
  await superuser`insert into vault.secrets values ('brevo_api_key', 'a-secret') on conflict do nothing`
}

async function schedule(value = settings) {
  await saveKey()
  await project.run('ask-to-confirm', value)
}

async function addEntries(count: number, prefix = 'p') {
  await owner.unsafe(`
    insert into public.waitlist (email)
    select '${prefix}' || n || '@Example.com' from generate_series(1, ${count}) as n
  `)
}

/** Runs the job as pg_cron does. */
async function runJob(client = owner) {
  const [job] = await superuser.unsafe(
    `select command from cron.job where jobname = 'ask-to-confirm'`,
  )
  if (job) await client.unsafe(job.command)
}

async function takeRequests() {
  const requests = await superuser.unsafe(`
    with taken as (delete from net.http_request_queue returning *)
    select id, url, headers, convert_from(body, 'UTF8')::json as body from taken order by id
  `)
  return [...requests]
}

async function states() {
  const rows = await owner.unsafe(`
    select coalesce(state, 'new') as state, count(*)::int
    from public.waitlist left join private.confirmations on entry_id = waitlist.id group by 1
  `)
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}

/** The result of a call: a status, null if pg_net gave up, or undefined; and whether a mail was sent. */
type Answer = { status?: number | null | undefined; mailed?: boolean }
type Outcome = (email: string, minute: number, calls: number) => Answer
const created = { status: 201, mailed: true }

/** The mail service behind pg_net. */
class Service {
  minute = 0
  calls: unknown[] = []
  mails: string[] = []

  constructor(private readonly outcome: Outcome) {}

  /**
   * Lets minutes pass: in each step the job runs, then the service answers unless pg_net is down.
   */
  async pass(minutes: number, step = 1, sends = true) {
    for (const end = this.minute + minutes; this.minute < end; this.minute += step) {
      await runJob()
      for (const request of sends ? await takeRequests() : []) {
        const { email } = request.body
        const { status, mailed } = this.outcome(email, this.minute, this.calls.length)
        this.calls.push(request)
        if (mailed) this.mails.push(email)
        if (status === undefined) continue
        await superuser`insert into net._http_response values (${request.id}, ${status}, 'why')`
      }
      await superuser.unsafe(`
        select setval('clock.minutes_ahead', ${this.minute + step});
        delete from net._http_response where created < clock.now() - interval '6 hours';
      `)
    }
  }

  /** The number of mails to each person who got one. */
  get mailCounts() {
    return [...new Set(this.mails)].map((to) => this.mails.filter((other) => other === to).length)
  }
}

/** Starts asking people through a service that works, or that answers as the outcome says. */
async function ask(count: number, outcome: Outcome = () => created, value = settings) {
  await addEntries(count)
  await schedule(value)
  return new Service(outcome)
}

test('a service that fails half of its calls and is down for three hours asks or refuses each of 1,000 people', async () => {
  const unknown = new Set<string>()
  const service = await ask(1000, (email, minute, calls) => {
    // Spread evenly from 0 to 1.
    const chance = (calls * 0.618034) % 1
    if (minute >= 40 && minute < 220) return chance < 0.3 ? {} : { status: null }
    if (/^p\d*77@/.test(email)) return { status: 400 }
    if (chance < 0.5) return created
    if (chance < 0.6) return { status: 429 }
    if (chance < 0.75) return { status: 500 }
    // A mail was sent, but the answer does not say so.
    unknown.add(email)
    return chance < 0.85 ? { status: 502, mailed: true } : { status: null, mailed: true }
  })
  await service.pass(40)
  const before = service.calls.length
  await service.pass(180)
  // Ten a minute until 20 in a row have failed, then one every ten minutes.
  expect(service.calls.length - before).toBeLessThan(60)
  await service.pass(9 * 24 * 60, 45)
  const { asked, refused, ...others } = await states()
  expect([asked + refused, others]).toEqual([1000, {}])
  expect(Math.max(...service.mailCounts)).toBe(2)
  const twice = service.mailCounts.filter((mails) => mails === 2)
  expect(twice.length).toBeLessThanOrEqual(unknown.size)
  // The others are 10 with a refused address, and a few whose calls all failed.
  expect(service.mailCounts.length).toBeGreaterThan(970)
}, 120_000)

test('a service that works is called once for each person, with the key only in the header', async () => {
  const service = await ask(30)
  // The first call is a trial.
  await service.pass(3)
  expect(service.calls).toHaveLength(21)
  expect(service.calls[0]).toMatchObject({
    url: 'https://api.brevo.com/v3/contacts/doubleOptinConfirmation',
    headers: { 'api-key': 'a-secret', 'Content-Type': 'application/json' },
    body: { email: 'p1@Example.com', includeListIds: [3], templateId: 7 },
  })
  await addEntries(5, 'later')
  await service.pass(2)
  await project.run('ask-to-confirm-off')
  expect(await project.run('confirmations')).toEqual([{ state: 'asked', reason: null, people: 35 }])
  await addEntries(5, 'off')
  await service.pass(5)
  await schedule('4 9 5000 https://example.com/other')
  expect(JSON.stringify(await superuser.unsafe('select command from cron.job'))).not.toMatch(
    'secret',
  )
  await service.pass(20)
  expect(service.mailCounts).toEqual(Array(40).fill(1))
})

test('wrong settings refuse one person every ten minutes, who is asked once they are fixed', async () => {
  const service = await ask(100, (_, minute) =>
    minute >= 4 && minute < 60 ? { status: 400 } : created,
  )
  await service.pass(4)
  await schedule('3 8 5000 https://example.com/confirmed')
  await service.pass(56)
  expect(await project.run('confirmations')).toEqual([
    { state: 'not asked yet', reason: null, people: 63 },
    { state: 'asked', reason: null, people: 31 },
    { state: 'refused', reason: '400 why', people: 6 },
  ])
  await schedule()
  await service.pass(40)
  expect(service.mailCounts).toEqual(Array(100).fill(1))
})

test('after a day in which the key was refused, each person is asked', async () => {
  const service = await ask(30, (_, minute) => (minute < 24 * 60 ? { status: 401 } : created))
  await service.pass(36 * 60, 10)
  expect(service.mailCounts).toEqual(Array(30).fill(1))
}, 60_000)

test('any number of refused addresses keeps nobody else waiting', async () => {
  const service = await ask(1, (email) => (email.startsWith('junk') ? { status: 400 } : created))
  await service.pass(3)
  await addEntries(60, 'junk')
  await addEntries(1, 'next')
  await service.pass(10)
  expect(await states()).toEqual({ asked: 2, refused: 60 })
  // Repeated with other settings, the statement tries the refused ones again, after new people.
  await schedule('3 7 9000 https://example.com/confirmed')
  await addEntries(1, 'later')
  await service.pass(3)
  expect(service.mails).toEqual(['p1@Example.com', 'next1@Example.com', 'later1@Example.com'])
})

test('a service whose answers are lost sends as many mails a day as the owner has set, and nobody a third', async () => {
  const statuses = [undefined, null, 502, 504]
  const outcome: Outcome = (_, __, calls) => ({ status: statuses[calls % 4], mailed: true })
  const service = await ask(60, outcome, '3 7 50 https://example.com')
  await service.pass(24 * 60, 10)
  expect(service.mails).toHaveLength(50)
  for (const _ of [1, 2, 3]) {
    await service.pass(48 * 60, 20)
    await schedule()
  }
  expect(service.mailCounts).toEqual(Array(60).fill(2))
  const noted = { field: 'unclear', value: '2' }
  expect(await project.run('show-person', 'p1@example.com')).toContainEqual(noted)
}, 60_000)

test('a person whose answer was lost is called again after a day, and not before', async () => {
  const service = await ask(1, () => ({ status: 502, mailed: true }))
  await service.pass(24 * 60, 10)
  expect(service.mails).toHaveLength(1)
  await service.pass(20, 10)
  expect(service.mails).toHaveLength(2)
})

test.each([3, 12, 31])('what pg_net could not send for %i hours goes out once', async (hours) => {
  const service = await ask(10)
  await service.pass(3)
  await addEntries(30, 'later')
  await service.pass(hours * 60, 10, false)
  await schedule()
  await service.pass(60, 10)
  expect(service.mailCounts).toEqual(Array(40).fill(1))
})

test('nothing that waits in the queue goes out once asking has ended, and it goes out once when asking begins again', async () => {
  const service = await ask(10)
  await service.pass(3)
  await addEntries(5, 'later')
  await runJob()
  await project.run('ask-to-confirm-off')
  expect(await takeRequests()).toEqual([])
  expect(await states()).toEqual({ asked: 10, waits: 5 })
  await schedule()
  await service.pass(20, 10)
  expect(service.mailCounts).toEqual(Array(15).fill(1))
})

test('a service that does not answer holds back what else uses pg_net for at most 20 seconds', async () => {
  await addEntries(1)
  await schedule()
  await runJob()
  const timeouts = await superuser`select timeout_milliseconds from net.http_request_queue`
  expect([...timeouts]).toEqual([{ timeout_milliseconds: 20_000 }])
})

// As pg_net 0.20 and curl word them.
test.each([
  [0, 'Could not resolve hostname'],
  [0, 'SSL connect error'],
  [0, 'SSL peer certificate or SSH remote key was not OK'],
  [
    0,
    'Timeout of 20000 ms reached. Total time: 20000.9 ms (DNS time: 0.9 ms, TCP/SSL handshake time: 19999.9 ms, HTTP Request/Response time: 0.000000 ms)',
  ],
  [
    1,
    'Timeout of 20000 ms reached. Total time: 20006.5 ms (DNS time: 0.7 ms, TCP/SSL handshake time: 5.9 ms, HTTP Request/Response time: 19999.9 ms)',
  ],
  [1, 'Server returned nothing (no headers, no data)'],
])('a call counts as %i that may have sent a mail after "%s"', async (unclear, message) => {
  await addEntries(1)
  await schedule()
  await runJob()
  await superuser`insert into net._http_response (id, error_msg) values (1, ${message})`
  await runJob()
  expect([...(await owner`select state, unclear from private.confirmations`)]).toEqual([
    { state: 'waits', unclear },
  ])
})

test('people whose calls took too long are counted together', async () => {
  await addEntries(1)
  await schedule()
  await runJob()
  await addEntries(1, 'other')
  await owner.unsafe(`
    insert into private.confirmations select id, 'called', 2, 1, now() from public.waitlist where email ~ 'other'
  `)
  await superuser.unsafe(`
    insert into net._http_response (id, error_msg)
    select id, format('Timeout of 20000 ms reached. Total time: 2000%s.4 ms (DNS time: 0.1 ms)', id)
    from generate_series(1, 2) as id
  `)
  await runJob()
  const reason = 'Timeout of 20000 ms reached'
  expect(await project.run('confirmations')).toEqual([{ state: 'waits', reason, people: 2 }])
})

test('the note of an answer contains no address and is shown to the person, and old runs of the job are deleted', async () => {
  await addEntries(1)
  expect(await project.run('confirmations')).toMatchObject([{ state: 'not asked yet', people: 1 }])
  const state = expect.objectContaining({ field: 'state' })
  expect(await project.run('show-person', 'p1@example.com')).not.toContainEqual(state)
  await schedule()
  await runJob()
  // An answer to the settings before these is not final.
  await schedule()
  await superuser.unsafe(`
    insert into net._http_response values (1, 400, '{"message":"p1@Example.com is blocked"}');
    insert into cron.job_run_details (command, end_time)
    select command, now() - days * interval '1 day' from cron.job, unnest(array[1, 3]) as days;
  `)
  await runJob()
  const noted = { field: 'reason', value: '400 {"message":"... is blocked"}' }
  expect(await project.run('show-person', 'p1@example.com')).toContainEqual(noted)
  expect(await project.run('confirmations')).toMatchObject([
    { state: 'waits', reason: noted.value },
  ])
  expect(await superuser.unsafe('select from net._http_response')).toHaveLength(0)
  expect(await superuser.unsafe('select from cron.job_run_details')).toHaveLength(1)
})

test('an erased person leaves no request and no answer, and others keep theirs', async () => {
  await (await ask(1)).pass(3)
  await addEntries(3, 'q')
  await runJob()
  await superuser.unsafe(`
    insert into net._http_response (id, status_code, content) values (2, 400, 'q1@Example.com is blocked');
    delete from net.http_request_queue where id = 2;
    revoke all on net._http_response from public; grant all on net._http_response to postgres;
  `)
  // As an integration erases with the secret key.
  await superuser.unsafe(`
    set local role service_role;
    delete from public.waitlist where email in ('q1@Example.com', 'q2@Example.com');
  `)
  expect(await superuser.unsafe('select from net._http_response')).toHaveLength(0)
  await runJob()
  expect(await takeRequests()).toMatchObject([{ body: { email: 'q3@Example.com' } }])
  expect(await states()).toEqual({ asked: 1, called: 1 })
})

test('despite a crash that loses the requests, parallel jobs, and an open transaction, each person is asked once', async () => {
  const service = await ask(30)
  // admit_one_entry() takes this lock for a visitor who has entered this as an address.
  await superuser`select pg_advisory_lock(hashtextextended('private.ask_to_confirm', 0))`
  await runJob()
  await superuser.unsafe('truncate net.http_request_queue, net._http_response restart identity')
  await service.pass(25 * 60, 10)
  const others = Array.from({ length: 8 }, () => project.connect())
  await addEntries(40, 'more')
  await Promise.all(others.map((other) => runJob(other).then(() => other.end())))
  await service.pass(20)
  expect(await states()).toEqual({ asked: 70 })
  expect(service.mailCounts).toEqual(Array(70).fill(1))
})

test.each([
  ['ask-to-confirm', '3 7 https://example.com', 'Write list'],
  ['ask-to-confirm', `3 7 20 https://example.com/'); drop`, 'Write list'],
  ['ask-to-confirm', settings, 'Vault has no secret'],
  ['tell-daily', 'hooks.slack.com', 'https://'],
])('%s refuses %j', async (name, value, message) => {
  await expect(project.run(name, value)).rejects.toThrow(message)
  expect(await superuser.unsafe('select from cron.job')).toHaveLength(0)
})

test.each(['net', 'cron'])('both jobs end twice, also without %s', async (schema) => {
  await schedule()
  await project.run('tell-daily', 'https://example.com')
  for (const change of ['', `drop schema ${schema} cascade`]) {
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
])('%s gets the numbers and nothing else', async (address, url, body) => {
  await addEntries(3)
  await owner.unsafe(`
    update public.waitlist set created_at = now() - interval '2 days' where email_lower like 'p1@%';
    update public.waitlist set source = 'newsletter' where email_lower like 'p2@%';
  `)
  await project.run('tell-daily', 'https://example.com/first')
  await takeRequests()
  await project.run('tell-daily', address)
  expect(await takeRequests()).toEqual([expect.objectContaining({ url: url ?? address, body })])
  const jobs = await owner.unsafe('select schedule, command from cron.job')
  expect([...jobs]).toEqual([{ schedule: '0 6 * * *', command: 'select private.tell_daily()' }])
  await project.run('tell-daily-off')
  expect(await superuser.unsafe('select from cron.job')).toHaveLength(0)
})
