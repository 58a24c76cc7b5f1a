import react from '@vitejs/plugin-react'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'
import { embeddedSupabase } from './vite-plugins/embedded-supabase.ts'
import { hostedSupabase } from './vite-plugins/hosted-supabase.ts'
import { staticHostPreview } from './vite-plugins/static-host.ts'
import { staticPages } from './vite-plugins/static-pages.ts'

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
      embedded
        ? embeddedSupabase(
            `${isPreview ? 'preview' : 'dev'}${locked ? '-locked' : ''}`,
            locked ? 'supabase/embedded.locked.toml' : 'supabase/embedded.toml',
          )
        : hostedSupabase(env),
      staticPages(embedded ? undefined : env),
      staticHostPreview(),
    ],
    resolve: { tsconfigPaths: true },
    build: {
      // dist/ is what gets deployed: a build that knows only the embedded backend stays out of it.
      outDir: embedded ? 'node_modules/.preview' : 'dist',
      emptyOutDir: true,
      // Names the chunks of each route and of the budget in .size-limit.js.
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
          test: { name: 'build', include: ['vite-plugins/**/*.test.ts'], environment: 'node' },
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
