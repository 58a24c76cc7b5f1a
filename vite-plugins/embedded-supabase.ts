import { supalite } from '@supabase/lite/vite'
import type { PluginOption, PreviewServer, ViteDevServer } from 'vite'
import { lockDatabase } from './database-lock.ts'
import { hideRefusals } from './hide-refusals.ts'

/**
 * Runs Supabase inside `vite dev` and `vite preview`, on the site's own origin. Its data is in the
 * folder supabase/.temp/NAME, unless EMBEDDED_DATABASE names another.
 *
 * @param locked whether only administrators may save, as on a hosted project.
 */
export function embeddedSupabase(name: string, locked: boolean): PluginOption {
  process.env.EMBEDDED_DATABASE ??= `supabase/.temp/${name}`
  const database = process.env.EMBEDDED_DATABASE
  function prepare(server: ViteDevServer | PreviewServer) {
    lockDatabase(database)
    hideRefusals(server)
  }
  return [
    {
      name: 'embedded-supabase',
      config: () => ({
        define: {
          'import.meta.env.VITE_SUPABASE_URL': 'globalThis.location?.origin',
          'import.meta.env.VITE_SUPABASE_ANON_KEY': '"embedded"',
          'import.meta.env.VITE_SITE_URL': '""',
          'import.meta.env.VITE_PRIVACY_URL': '""',
          'import.meta.env.VITE_CONTACT_EMAIL': '""',
        },
      }),
      configureServer: prepare,
      configurePreviewServer: prepare,
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
