import type { PGlite } from '@electric-sql/pglite'
import { test } from '@playwright/test'
import { createProject } from '../supabase/tests/pglite.ts'
import { startPostgres } from '../supabase/tests/postgres.ts'
import { median, printTable, quantile } from './statistics.ts'

// On the real migrations: the cost of one entry as the waitlist grows, what the rate limit adds, and how
// long counting by day and by source takes. BENCH_ENTRIES sets the number of inserts behind each figure.

const samples = Number(process.env.BENCH_ENTRIES ?? 1000)
const sizes = [1_000, 100_000, 1_000_000]

/** Milliseconds that each of many calls took. */
async function time(call: (index: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let index = 0; index < samples; index += 1) {
    const start = performance.now()
    await call(index)
    times.push(performance.now() - start)
  }
  return times
}

/** One entry in a transaction of its own, as a visitor, as PostgREST makes it. */
async function join(database: PGlite, email: string, headers = '') {
  await database.transaction(async (transaction) => {
    await transaction.query(
      `select set_config('role', 'anon', true), set_config('request.headers', $1, true)`,
      [headers],
    )
    await transaction.query('insert into public.waitlist (email) values ($1)', [email])
  })
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
  const database = await createProject()
  const rows = [
    ['entries', 'insert, median ms', '99th', 'duplicate, median ms', '99th', 'insert, ratio'],
  ]
  let base = Number.NaN
  for (const size of sizes) {
    await database.exec(fill(size))
    await time((index) => join(database, `warm${size}-${index}@example.com`))
    const inserts = await time((index) => join(database, `new${size}-${index}@example.com`))
    const duplicates = await time((index) =>
      join(database, `PERSON${(index % size) + 1}@example.com`).catch(() => undefined),
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
  // In turn, so that both run on an equally busy machine. Each counted entry has its own network.
  await time(async (index) => {
    const headers = JSON.stringify({ 'cf-connecting-ip': `2001:db8:0:${index.toString(16)}::1` })
    for (const [times, header] of [
      [free, ''],
      [limited, headers],
    ] as const) {
      const start = performance.now()
      await join(database, `${header ? 'limited' : 'free'}${index}@example.com`, header)
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
  await database.close()
})

const views = ['waitlist_daily', 'waitlist_sources']

/** Times the views that an administrator reads, at each size, in turn, as PostgREST reads them. */
async function timeViews(engine: string, execute: (sql: string) => Promise<unknown>) {
  const user = '00000000-0000-4000-8000-000000000001'
  await execute(`
    insert into auth.users (id) values ('${user}');
    insert into private.admins (user_id) values ('${user}');
  `)
  const rows: string[][] = []
  for (const size of sizes) {
    await execute(fill(size))
    const times = views.map((): number[] => [])
    for (let index = 0; index < 40; index += 1) {
      const start = performance.now()
      await execute(`
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
      rows.push([engine, view, size.toLocaleString('en'), ...figures])
    }
  }
  return rows
}

test('figures of /admin', async () => {
  const rows = [['engine', 'view', 'entries', 'median ms', 'slowest']]
  const database = await createProject()
  rows.push(...(await timeViews('PGlite', (sql) => database.exec(sql))))
  await database.close()

  const server = await startPostgres()
  const superuser = await server.createProject('bench', 'nothing')
  await superuser.unsafe('reset session authorization')
  rows.push(...(await timeViews('PostgreSQL 17', (sql) => superuser.unsafe(sql))))
  await superuser.end()
  server.stop()
  printTable(rows)
})
