import console from 'node:console'
import { createReadStream, readFileSync } from 'node:fs'
import { json } from 'node:stream/consumers'
import { App } from '@supabase/lite'
import { createPostgresConnection } from '@supabase/lite/postgres'
import { supalite } from '@supabase/lite/vite'
import { createBuilder, defineConfig, type Plugin } from 'vite'
import { startPostgres, urlOf } from './postgres.ts'
import { readMigrations } from './project.ts'

// Builds the site and serves it to the browser tests, with the grants of a hosted project. The embedded Supabase grants
// every table to the API roles. Here it runs as a role that owns no table, so its grants have no effect.

// The embedded Supabase prints a stack trace for every refusal. The tests provoke two, which are not printed: a missing
// privilege, and an email that is already on the list.
const printError = console.error
console.error = (error, ...rest) => {
  if (!['42501', '23505'].includes(error?.code)) printError(error, ...rest)
}

const outDir = 'node_modules/.e2e/site'

async function buildSite(outDir: string) {
  const builder = await createBuilder({
    mode: 'embedded',
    logLevel: 'error',
    build: { outDir },
  })
  await builder.buildApp()
}

/**
 * Builds the site again, into another folder, with the variables that a test sends. Another process would take twice
 * the processor time, because it would first have to load Vite.
 */
const otherTexts: Plugin = {
  name: 'other-texts',
  configurePreviewServer({ middlewares }) {
    middlewares.use('/build', async (request, response, next) => {
      try {
        Object.assign(process.env, await json(request))
        await buildSite(`${outDir}-with-other-texts`)
        response.end()
      } catch (error) {
        next(error)
      }
    })
  },
}

async function createDatabase() {
  const { server } = await startPostgres()
  const superuser = createPostgresConnection({
    url: urlOf(server, 'postgres', 'supabase_admin'),
    postgresOptions: { onnotice: () => {} },
  })
  await new App({ connection: superuser, auth: { enabled: true } }).ensureSystemSchema()
  const seed = readFileSync('supabase/seed.local.sql', 'utf8')
  for (const sql of [...(await readMigrations()), seed]) await superuser.driver.unsafe(sql)
  await superuser.driver.unsafe(`
    grant usage on schema auth to api;
    grant all on all tables in schema auth to api;
    -- The embedded Supabase serves only tables that its own role may read.
    grant select on all tables in schema public to api;
    grant usage on all sequences in schema public to api;
  `)
  await superuser.close()
  process.env.EMBEDDED_DATABASE = urlOf(server, 'postgres', 'api')
}

/** Answers unknown paths as static hosts do, with 404.html and status 404. */
const notFound: Plugin = {
  name: 'not-found',
  configurePreviewServer:
    ({ middlewares }) =>
    () => {
      middlewares.use((request, response, next) => {
        // Vite has replaced the path of a page with that of its file.
        if (request.url?.endsWith('.html')) return next()
        response.writeHead(404, { 'Content-Type': 'text/html' })
        createReadStream(`${outDir}/404.html`).pipe(response)
      })
    },
}

/** Compressing every answer again takes a third of this server's processor time. */
const uncompressed: Plugin = {
  name: 'uncompressed',
  configurePreviewServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      delete request.headers['accept-encoding']
      next()
    })
  },
}

export default defineConfig({
  plugins: [
    uncompressed,
    { name: 'site', configurePreviewServer: () => buildSite(outDir) },
    otherTexts,
    { name: 'database', configurePreviewServer: createDatabase },
    supalite({
      config: 'supabase/tests/preview.toml',
      migrateOnBoot: false,
      initOnBoot: false,
    }),
    notFound,
  ],
  // With the default, "spa", Vite would answer an unknown path with index.html.
  appType: 'mpa',
  build: { outDir },
})
