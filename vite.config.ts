import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { contentInHtml } from './vite-plugins/content-in-html.ts'
import { embeddedAddresses, embeddedSupabase } from './vite-plugins/embedded-supabase.ts'
import { hostedSite } from './vite-plugins/hosted-site.ts'
import { publicPages } from './vite-plugins/public-pages.ts'
import { staticPages } from './vite-plugins/static-pages.ts'

export default defineConfig(({ command, mode, isPreview }) => {
  const env = loadEnv(mode, import.meta.dirname, 'VITE_')
  // A pasted value may end with a space that nobody sees.
  for (const name in env) env[name] = env[name]?.trim() ?? ''
  const locked = mode === 'locked'
  // `npm run preview` ignores the project that .env names; `npm run dev` uses it.
  const embedded =
    locked || mode === 'embedded' || (mode === 'development' && !env.VITE_SUPABASE_URL)

  // Neither a finished build nor unit tests need a project.
  const needsProject = !isPreview && mode !== 'test'

  // The browser tests build the site with other texts.
  const contentFile = resolve(import.meta.dirname, process.env.CONTENT_FILE ?? 'src/content.ts')

  return {
    plugins: [
      react(),
      embedded && embeddedAddresses,
      embedded && command === 'serve' && embeddedSupabase(isPreview ? 'preview' : 'dev', locked),
      !embedded && needsProject && hostedSite(env),
      contentInHtml(contentFile),
      publicPages(),
      staticPages(embedded ? undefined : env),
    ],
    resolve: { tsconfigPaths: true, alias: { '@/content': contentFile } },
    // Without this list, `vite --host` would serve every file of the project, including backups, to the network.
    server: { fs: { allow: ['src', 'node_modules', 'index.html'] } },
    build: {
      // Only dist/ gets deployed, so a build that can reach only the embedded Supabase goes elsewhere.
      outDir: embedded ? 'node_modules/.preview' : 'dist',
      // Preloading adds a script that the landing page does not need.
      modulePreload: false,
      // Each page contains all styles, so that no script has to load any.
      cssCodeSplit: false,
      rolldownOptions: {
        output: {
          codeSplitting: {
            // One file holds everything that the landing page needs, instead of one file for each module that
            // it shares with another page.
            groups: [{ name: 'index', tags: ['$initial'] }],
          },
        },
      },
    },
    // The empty options make Vite also build the landing page's renderer.
    builder: {},
  }
})
