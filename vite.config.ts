import { resolve } from 'node:path'
import { supalite } from '@supabase/lite/vite'
import react from '@vitejs/plugin-react'
import { loadEnv, type PluginOption } from 'vite'
import { defineConfig } from 'vitest/config'
import { lockDatabase } from './src/build/database-lock.ts'
import { readEnvironment } from './src/build/environment.ts'
import { staticHost } from './src/build/static-host.ts'
import { staticPages } from './src/build/static-pages.ts'

/**
 * The Supabase that runs inside this process. It serves the API on the site's own origin, so the
 * browser needs no address and no key to reach it.
 */
function embeddedSupabase(name: string, locked: boolean): PluginOption {
  process.env.EMBEDDED_DATABASE ??= `supabase/.temp/${name}`
  const database = process.env.EMBEDDED_DATABASE
  return [
    {
      name: 'database-lock',
      configureServer: () => lockDatabase(database),
      configurePreviewServer: () => lockDatabase(database),
    },
    supalite({
      config: locked ? 'supabase/embedded.locked.toml' : 'supabase/embedded.toml',
      // Without this a request that carries no key at all would bypass row level security.
      admin: false,
      initOnBoot: false,
    }),
  ]
}

/** Checks the variables of a hosted project and gives them to the client code. */
function hostedSupabase(env: Record<string, string>): PluginOption {
  return {
    name: 'hosted-supabase',
    config: () => ({
      define: Object.fromEntries(
        Object.entries(readEnvironment(env)).map(([name, value]) => [
          `import.meta.env.${name}`,
          JSON.stringify(value),
        ]),
      ),
    }),
  }
}

export default defineConfig(({ command, mode, isPreview }) => {
  const env = loadEnv(mode, import.meta.dirname, 'VITE_')
  // `npm run preview` builds for the embedded backend whatever .env says; `npm run dev` uses it
  // where .env names no other. The mode `locked` is the embedded backend with the rules of a hosted
  // project, where nobody but an administrator saves the headline.
  const locked = mode === 'locked'
  const embedded =
    locked ||
    mode === 'embedded' ||
    (mode === 'development' && !env.VITE_SUPABASE_URL && !isPreview)
  const testing = process.env.VITEST !== undefined

  return {
    plugins: [
      react(),
      staticPages(embedded ? undefined : env),
      !embedded && !testing && !isPreview && hostedSupabase(env),
      embedded &&
        command === 'serve' &&
        embeddedSupabase(`${isPreview ? 'preview' : 'dev'}${locked ? '-locked' : ''}`, locked),
      {
        // After the embedded backend, which answers its own paths.
        name: 'static-host',
        configurePreviewServer({ middlewares, config }) {
          middlewares.use(staticHost(resolve(config.root, config.build.outDir)))
        },
      },
    ],
    resolve: { tsconfigPaths: true },
    // dist/ is what gets deployed: a build that knows only the embedded backend stays out of it.
    build: {
      outDir: embedded ? 'node_modules/.preview' : 'dist',
      emptyOutDir: true,
      // The budget in .size-limit.js reads which files belong together.
      manifest: true,
      modulePreload: { polyfill: false },
      // One stylesheet for the whole site: it is in every page, so no script need ask for its own.
      cssCodeSplit: false,
      rolldownOptions: {
        output: {
          codeSplitting: {
            // What the landing page needs stands in one file instead of one for each thing that it
            // shares with another page.
            groups: [{ name: 'index', tags: ['$initial'] }],
          },
        },
      },
    },
    builder: {},
    define: embedded
      ? {
          'import.meta.env.VITE_SUPABASE_URL': 'globalThis.location?.origin',
          'import.meta.env.VITE_SUPABASE_ANON_KEY': '"embedded"',
          'import.meta.env.VITE_PRIVACY_URL': '""',
        }
      : {},
    test: {
      restoreMocks: true,
      projects: [
        {
          extends: true,
          test: {
            name: 'screens',
            include: ['src/**/*.test.{ts,tsx}'],
            exclude: ['src/build/**'],
            environment: 'jsdom',
            setupFiles: ['src/test/setup.ts'],
            env: {
              VITE_SUPABASE_URL: 'http://supabase.test',
              VITE_SUPABASE_ANON_KEY: 'test-key',
              VITE_PRIVACY_URL: '',
            },
          },
        },
        {
          extends: true,
          test: { name: 'build', include: ['src/build/**/*.test.ts'], environment: 'node' },
        },
        {
          extends: true,
          test: {
            name: 'database',
            include: ['supabase/tests/**/*.test.ts'],
            environment: 'node',
            testTimeout: 30_000,
            hookTimeout: 30_000,
          },
        },
      ],
    },
  }
})
