import { test } from '@playwright/test'
import { type Client, connect, startPostgres } from '../supabase/tests/postgres.ts'
import { createProject, readTestMigrations } from '../supabase/tests/project.ts'
import { median, printTable, quantile } from './statistics.ts'

// Measures, with the real migrations, the cost of one entry as the waitlist grows, what the rate limit adds, and
// how long counting by day and by source takes. BENCH_ENTRIES sets the number of inserts behind each result.

const samples = Number(process.env.BENCH_ENTRIES ?? 1000)
const sizes = [1_000, 100_000, 1_000_000]

/** Calls a function once for each sample, and returns how many milliseconds each call took. */
async function time(call: (index: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let index = 0; index < samples; index += 1) {
    const start = performance.now()
    await call(index)
    times.push(performance.now() - start)
  }
  return times
}

/** Adds one entry as a visitor, in its own transaction, as PostgREST does. */
async function join(owner: Client, email: string, headers = '') {
  await owner.begin(async (transaction) => {
    await transaction`select set_config('role', 'anon', true), set_config('request.headers', ${headers}, true)`
    await transaction`insert into public.waitlist (email) values (${email})`
  })
}

/** The owner's connection to a database with the migrations. */
async function startProject() {
  const { server, stop } = await startPostgres()
  await createProject(server, 'bench', 'nothing', await readTestMigrations())
  return { owner: connect(server, 'bench', 'postgres'), stop }
}

/** Fills the waitlist up to a size, two entries a minute, half of them from 300 sources. */
function fill(size: number) {
  return `
    insert into public.waitlist (email, created_at, source)
    select 'person' || n || '@example.com', now() - n * interval '30 seconds',
      case when n % 2 = 0 then 'source-' || n % 600 end
    from generate_series((select count(*) + 1 from public.waitlist), ${size}) n;
    analyze public.waitlist;
  `
}

test('waitlist', async () => {
  const { owner, stop } = await startProject()
  const rows = [
    ['entries', 'insert, median ms', '99th', 'duplicate, median ms', '99th', 'insert, ratio'],
  ]
  let base = Number.NaN
  for (const size of sizes) {
    await owner.unsafe(fill(size))
    await time((index) => join(owner, `warm${size}-${index}@example.com`))
    const inserts = await time((index) => join(owner, `new${size}-${index}@example.com`))
    const duplicates = await time((index) =>
      join(owner, `PERSON${(index % size) + 1}@example.com`).catch(() => undefined),
    )
    base = Number.isNaN(base) ? median(inserts) : base
    rows.push([
      size.toLocaleString('en'),
      median(inserts).toFixed(3),
      quantile(inserts, 0.99).toFixed(3),
      median(duplicates).toFixed(3),
      quantile(duplicates, 0.99).toFixed(3),
      (median(inserts) / base).toFixed(2),
    ])
  }
  printTable(rows)

  const limited: number[] = []
  const free: number[] = []
  // The two kinds alternate, so that the machine is equally busy for both. Each counted entry comes from its own
  // network.
  await time(async (index) => {
    const headers = JSON.stringify({ 'cf-connecting-ip': `2001:db8:0:${index.toString(16)}::1` })
    for (const [times, header] of [
      [free, ''],
      [limited, headers],
    ] as const) {
      const start = performance.now()
      await join(owner, `${header ? 'limited' : 'free'}${index}@example.com`, header)
      times.push(performance.now() - start)
    }
  })
  printTable([
    ['rate limit', 'insert, median ms', '99th', 'ratio'],
    ['no address', median(free).toFixed(3), quantile(free, 0.99).toFixed(3), '1.00'],
    [
      'counted by address',
      median(limited).toFixed(3),
      quantile(limited, 0.99).toFixed(3),
      (median(limited) / median(free)).toFixed(2),
    ],
  ])
  await owner.end()
  stop()
})

const views = ['waitlist_daily', 'waitlist_sources']

// Times the views that an administrator reads, in turn, at each size, as PostgREST reads them.
test('counts at /admin', async () => {
  const { owner, stop } = await startProject()
  const user = '00000000-0000-4000-8000-000000000001'
  await owner.unsafe(`
    insert into auth.users (id) values ('${user}');
    insert into private.admins (user_id) values ('${user}');
  `)
  const rows = [['view', 'entries', 'median ms', 'slowest']]
  for (const size of sizes) {
    await owner.unsafe(fill(size))
    const times = views.map((): number[] => [])
    for (let index = 0; index < 40; index += 1) {
      const start = performance.now()
      await owner.unsafe(`
        begin;
        set local role authenticated;
        set local request.jwt.claims = '{"sub": "${user}"}';
        select * from public.${views[index % 2]};
        commit;
      `)
      times[index % 2]?.push(performance.now() - start)
    }
    for (const [index, view] of views.entries()) {
      const some = times[index] ?? []
      const figures = [median(some), quantile(some, 0.99)].map((figure) => figure.toFixed(1))
      rows.push([view, size.toLocaleString('en'), ...figures])
    }
  }
  await owner.end()
  stop()
  printTable(rows)
})
