import { resolve } from 'node:path'
import { defineConfig, mergeConfig } from 'vitest/config'
import viteConfig from './vite.config.ts'

export default defineConfig((env) =>
  mergeConfig(viteConfig(env), {
    // The tests have their own texts, so that an owner's texts cannot fail a test.
    resolve: { alias: { '@/content': resolve('src/test/content.ts') } },
    test: {
      restoreMocks: true,
      unstubEnvs: true,
      // All test files of a worker share one process and one window, because setup.ts cleans up after each test.
      isolate: false,
      projects: [
        {
          extends: true,
          test: {
            name: 'src',
            include: ['src/**/*.test.{ts,tsx}'],
            environment: 'happy-dom',
            // Enough for a busy machine.
            testTimeout: 30_000,
            // Newer versions of Node.js have their own localStorage, which hides happy-dom's.
            execArgv: process.allowedNodeEnvironmentFlags.has('--experimental-webstorage')
              ? ['--no-experimental-webstorage']
              : [],
            setupFiles: ['src/test/setup.ts'],
            env: {
              // A time zone whose date can differ from UTC's.
              TZ: 'America/Los_Angeles',
              VITE_SUPABASE_URL: 'http://supabase.test',
              VITE_SUPABASE_ANON_KEY: 'sb_publishable_test',
              VITE_SITE_URL: '',
              VITE_PRIVACY_URL: '',
              VITE_CONTACT_EMAIL: '',
            },
          },
        },
        {
          extends: true,
          test: {
            name: 'node',
            include: ['vite-plugins/**/*.test.ts', 'supabase/tests/**/*.test.ts'],
            environment: 'node',
            globalSetup: 'supabase/tests/project.ts',
            // Enough for a busy machine.
            testTimeout: 120_000,
            hookTimeout: 120_000,
          },
        },
      ],
    },
  }),
)
