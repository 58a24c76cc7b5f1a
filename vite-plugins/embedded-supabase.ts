import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, realpathSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { basename, dirname, join, resolve } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import type { Plugin, ViteDevServer } from 'vite'
import { errorWithoutStack } from './hosted-site.ts'

declare global {
  // These are global, because a restart loads this module again.
  var runningServer: ViteDevServer | undefined
  var databaseLock: Server | undefined
}

/** Tells the browser's code where the embedded Supabase is. */
export const embeddedAddresses: Plugin = {
  name: 'embedded-addresses',
  config: () => ({
    define: {
      // There is no `location` during prerendering.
      'import.meta.env.VITE_SUPABASE_URL': 'globalThis.location?.origin',
      'import.meta.env.VITE_SUPABASE_ANON_KEY': '"embedded"',
      'import.meta.env.VITE_SITE_URL': '""',
    },
  }),
}

/**
 * Runs Supabase inside `vite dev` and `vite preview`, on the site's own origin: @supabase/lite answers API calls from
 * PGlite, a PostgreSQL in WebAssembly, to which it applies the migrations. Each command, locked or not, has its own
 * folder for data in supabase/.temp, unless EMBEDDED_DATABASE names another place.
 *
 * @param locked whether only administrators may save, as on a hosted project.
 */
export async function embeddedSupabase(
  command: 'dev' | 'preview',
  locked: boolean,
): Promise<Plugin> {
  // V8 compiles PGlite once, without optimizing it, so that the server starts a third sooner.
  setFlagsFromString('--liftoff-only')
  process.env.EMBEDDED_DATABASE ??= `supabase/.temp/${command}${locked ? '-locked' : ''}`
  // Unless this is `test`, the plugin copies .env.local into process.env, where a restarted server finds old values.
  process.env.SUPABASE_ENV = 'test'
  // This takes longer to load than Vite does, so a build does without it.
  const { supalite } = await import('@supabase/lite/vite')
  const supabase = supalite({
    config: locked ? 'supabase/embedded.locked.toml' : 'supabase/embedded.toml',
    // With `true`, a request without a key would bypass row level security.
    admin: false,
    // With `true`, the plugin would add files to the folder supabase.
    initOnBoot: false,
  })
  return {
    ...supabase,
    async configureServer(server) {
      // On a restart, Vite closes the running server only after the new one has opened the database, and two servers
      // with one database would damage it. So this closes the running server's plugins, which closes its database.
      await globalThis.runningServer?.environments.client.pluginContainer.close()
      globalThis.runningServer = server
      await openDatabase(() => handlerOf(supabase.configureServer)?.call(this, server))
    },
    configurePreviewServer(server) {
      return openDatabase(() => handlerOf(supabase.configurePreviewServer)?.call(this, server))
    },
  }
}

function handlerOf<Handler extends (...parameters: never[]) => unknown>(
  hook: Handler | { handler: Handler } | undefined,
) {
  return typeof hook === 'function' ? hook : hook?.handler
}

/** @throws {Error} that names the folder, if its database cannot be opened. */
async function openDatabase(open: () => unknown) {
  const { EMBEDDED_DATABASE: database = '' } = process.env
  const folder = resolve(database)
  await mkdir(dirname(folder), { recursive: true })
  globalThis.databaseLock ??= await lockDatabase(folder)
  // An interrupted first start leaves a database that never opens, and that nobody has used yet.
  const unfinished = `${folder}.unfinished`
  if (existsSync(unfinished)) await rm(folder, { recursive: true, force: true })
  if (!existsSync(folder)) await writeFile(unfinished, '')
  try {
    await open()
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : cause
    throw errorWithoutStack(
      `The database in ${folder} did not start: ${reason}. If no migration is wrong and no other server is using it, it is damaged or from another version: delete that folder, which holds only what you typed on this computer, and start again.`,
    )
  }
  await rm(unfinished, { force: true })
}

/**
 * Ends this server if another one has the folder open, because what this one saves would be lost. The lock is a
 * port, which the system frees however a server ends.
 */
async function lockDatabase(folder: string) {
  // The same folder must give the same path, however the path is written.
  const path = join(realpathSync.native(dirname(folder)), basename(folder))
  const port = 20_000 + (createHash('sha256').update(path).digest().readUInt16BE() % 10_000)
  const lock = createServer().listen(port, '127.0.0.1').unref()
  await once(lock, 'listening').catch(() => {
    process.stderr.write(
      `${folder} is in use by another server, or port ${port} by another program: stop that one first.\n`,
    )
    process.exit(1)
  })
  return lock
}
