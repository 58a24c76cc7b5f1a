import { once } from 'node:events'
import { createServer } from 'node:net'
import { supalite } from '@supabase/lite/vite'
import type { PluginOption, ViteDevServer } from 'vite'

declare global {
  /** Kept here because a restart loads this module again. */
  var runningServer: ViteDevServer | undefined
}

/**
 * Runs Supabase inside `vite dev` and `vite preview`, on the site's own origin. Each command, locked or
 * not, has its data in a folder of supabase/.temp, unless EMBEDDED_DATABASE names another place.
 *
 * @param locked whether only administrators may save, as on a hosted project.
 */
export function embeddedSupabase(command: 'dev' | 'preview', locked: boolean): PluginOption {
  process.env.EMBEDDED_DATABASE ??= `supabase/.temp/${command}${locked ? '-locked' : ''}`
  // Otherwise the plugin copies .env.local into process.env, where a restarted server finds old values.
  process.env.SUPABASE_ENV = 'test'
  return [
    {
      name: 'embedded-supabase',
      config: () => ({
        define: {
          'import.meta.env.VITE_SUPABASE_URL': 'globalThis.location?.origin',
          'import.meta.env.VITE_SUPABASE_ANON_KEY': '"embedded"',
          'import.meta.env.VITE_SITE_URL': '""',
        },
        // Two processes with the same open database lose what the second one saves.
        server: { strictPort: true },
        preview: { strictPort: true },
      }),
    },
    {
      name: 'one-database',
      apply: 'serve',
      // On a restart Vite closes the running server only after the new one has opened the database, which
      // would damage it.
      async configureServer(server) {
        if (globalThis.runningServer) {
          await globalThis.runningServer.environments.client.pluginContainer.close()
        } else await expectFreePort(server.config.server.port)
        globalThis.runningServer = server
      },
      configurePreviewServer: (server) => expectFreePort(server.config.preview.port),
    },
    {
      ...supalite({
        config: locked ? 'supabase/embedded.locked.toml' : 'supabase/embedded.toml',
        // Otherwise a request without a key bypasses row level security.
        admin: false,
        initOnBoot: false,
      }),
      apply: 'serve',
    },
  ]
}

/** Ends a second server before it opens the database of the first; Vite looks at the port only afterwards. */
async function expectFreePort(port: number) {
  const probe = createServer().listen(port, 'localhost')
  await once(probe, 'listening').catch(() => {
    throw new Error(`Port ${port} is already in use`)
  })
  probe.close()
}
