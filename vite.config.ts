import { resolve } from 'node:path'
import { supalite } from '@supabase/lite/vite'
import react from '@vitejs/plugin-react'
import { loadEnv, type PluginOption } from 'vite'
import { defineConfig } from 'vitest/config'
import { lockDatabase } from './src/build/database-lock.ts'
import { readEnvironment } from './src/build/environment.ts'
import { staticHost } from './src/build/static-host.ts'
import { staticPages } from './src/build/static-pages.ts'

/** The Supabase that runs inside this process, on the site's own origin, and asks for no key. */
function embeddedSupabase(name: string, config: string): PluginOption {
  process.env.EMBEDDED_DATABASE ??= `supabase/.temp/${name}`
  const database = process.env.EMBEDDED_DATABASE
  return [
    {
      name: 'embedded-supabase',
      config: () => ({
        define: {
          'import.meta.env.VITE_SUPABASE_URL': 'globalThis.location?.origin',
          'import.meta.env.VITE_SUPABASE_ANON_KEY': '"embedded"',
          'import.meta.env.VITE_PRIVACY_URL': '""',
        },
      }),
      configureServer: () => lockDatabase(database),
      configurePreviewServer: () => lockDatabase(database),
    },
    {
      ...supalite({
        config,
        // Otherwise a request without a key bypasses row level security.
        admin: false,
        initOnBoot: false,
      }),
      apply: 'serve',
    },
  ]
}

/** Checks the variables of a hosted project and gives them to the client code. */
function hostedSupabase(env: Record<string, string>): PluginOption {
  return {
    name: 'hosted-supabase',
    // Neither a finished build nor unit tests need a project.
    apply: (_, { isPreview }) => !isPreview && !process.env.VITEST,
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

/** Answers `vite preview` as static hosts do, after the backend, which answers its own paths. */
function staticHostPreview(): PluginOption {
  return {
    name: 'static-host',
    configurePreviewServer({ middlewares, config }) {
      middlewares.use(staticHost(resolve(config.root, config.build.outDir)))
    },
  }
}

export default defineConfig(({ mode, isPreview }) => {
  const env = loadEnv(mode, import.meta.dirname, 'VITE_')
  // The embedded backend with the rules of a hosted project.
  const locked = mode === 'locked'
  // `npm run preview` ignores the project that .env names, `npm run dev` uses it.
  const embedded =
    locked ||
    mode === 'embedded' ||
    (mode === 'development' && !env.VITE_SUPABASE_URL && !isPreview)

  return {
    plugins: [
      react(),
      staticPages(embedded ? undefined : env),
      embedded
        ? embeddedSupabase(
            `${isPreview ? 'preview' : 'dev'}${locked ? '-locked' : ''}`,
            locked ? 'supabase/embedded.locked.toml' : 'supabase/embedded.toml',
          )
        : hostedSupabase(env),
      staticHostPreview(),
    ],
    resolve: { tsconfigPaths: true },
    // dist/ is what gets deployed: a build that knows only the embedded backend stays out of it.
    build: {
      outDir: embedded ? 'node_modules/.preview' : 'dist',
      emptyOutDir: true,
      // The budget in .size-limit.js reads which files belong together.
      manifest: true,
      modulePreload: { polyfill: false },
      // Each page contains all styles, so that no script has to load some.
      cssCodeSplit: false,
      rolldownOptions: {
        output: {
          codeSplitting: {
            // One file for all that the landing page needs, instead of one for each module that it
            // shares with another page.
            groups: [{ name: 'index', tags: ['$initial'] }],
          },
        },
      },
    },
    // Builds the renderer of the static pages too.
    builder: {},
    test: {
      restoreMocks: true,
      unstubEnvs: true,
      projects: [
        {
          extends: true,
          test: {
            name: 'screens',
            include: ['src/**/*.test.{ts,tsx}'],
            exclude: ['src/build/**'],
            environment: 'jsdom',
            // Busy machines are slow.
            testTimeout: 30_000,
            // Newer versions of Node have a localStorage of their own, which hides that of jsdom.
            execArgv: process.allowedNodeEnvironmentFlags.has('--experimental-webstorage')
              ? ['--no-experimental-webstorage']
              : [],
            setupFiles: ['src/test/setup.ts'],
            env: {
              // Where the day is another one than in UTC.
              TZ: 'America/Los_Angeles',
              VITE_SUPABASE_URL: 'http://supabase.test',
              VITE_SUPABASE_ANON_KEY: 'sb_publishable_test',
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
            // Busy machines are slow.
            testTimeout: 120_000,
            hookTimeout: 120_000,
          },
        },
      ],
    },
  }
})
