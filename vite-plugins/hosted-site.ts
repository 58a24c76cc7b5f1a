import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const projectHint =
  'The URL is https://YOUR_PROJECT_REFERENCE.supabase.co; the key is the publishable key. Both are in the Supabase dashboard under Project Settings > API Keys.'

/** Checks and parses the variables of a hosted site, and passes them to the client code and index.html. */
export function hostedSite(env: Record<string, string>): Plugin {
  return {
    name: 'hosted-site',
    config: () => ({
      define: Object.fromEntries(
        Object.entries({ ...env, ...parseVariables(env) }).map(([name, value]) => [
          `import.meta.env.${name}`,
          JSON.stringify(value),
        ]),
      ),
    }),
    buildApp: {
      order: 'pre',
      async handler({ config: { publicDir, logger } }) {
        for (const warning of checkSiteVariables(env, publicDir)) logger.warn(warning)
      },
    },
  }
}

/**
 * The hosted project's URL and key, and the site's address, if any, without a trailing slash.
 *
 * @throws {Error} with a sentence that says what is wrong and what is expected.
 */
export function parseVariables(env: Record<string, string>) {
  const { VITE_SUPABASE_URL: url = '', VITE_SUPABASE_ANON_KEY: key = '' } = env
  if (!url || !key) {
    throw projectError(
      'Set VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY, for example in .env.production.',
    )
  }
  // This also refuses hidden keys, which are copied as dots, and legacy keys, which are JSON Web Tokens and which
  // Supabase is retiring.
  if (!/^sb_publishable_(?!.*sb_)[\w-]+$/.test(key)) {
    throw projectError('VITE_SUPABASE_ANON_KEY is not a complete publishable key.')
  }
  // A browser blocks calls without https, except to this machine, where a local Supabase may run.
  const origin =
    /^(https:\/\/[a-z\d.-]+|http:\/\/(localhost|127\.0\.0\.1))(:\d+)?(\/rest\/v1)?\/?$/i
  if (!origin.test(url)) {
    throw projectError('VITE_SUPABASE_URL is not the URL of a Supabase project.')
  }
  return {
    VITE_SUPABASE_URL: new URL(url).origin,
    VITE_SUPABASE_ANON_KEY: key,
    VITE_SITE_URL: env.VITE_SITE_URL?.replace(/\/$/, '') ?? '',
  }
}

const projectError = (problem: string) => errorWithoutStack(`${problem} ${projectHint}`)

/** An error of which Vite prints only the message. */
export function errorWithoutStack(message: string): Error {
  return Object.assign(new Error(message), { stack: message })
}

/**
 * Checks a site's address, privacy notice and contact. Throws for a mistake, and returns a warning for a missing
 * notice or contact.
 */
export function checkSiteVariables(env: Record<string, string>, publicDir: string): string[] {
  const { VITE_SITE_URL, VITE_PRIVACY_URL, VITE_CONTACT_EMAIL } = env
  if (VITE_SITE_URL && !/^https?:\/\/[^\s/:]+(:\d+)?\/?$/.test(VITE_SITE_URL)) {
    throw errorWithoutStack(
      `VITE_SITE_URL is "${VITE_SITE_URL}", but should look like https://example.com.`,
    )
  }
  if (VITE_CONTACT_EMAIL && !/^[^\s@:<>]+@[^\s@<>]+$/.test(VITE_CONTACT_EMAIL)) {
    throw errorWithoutStack(
      `VITE_CONTACT_EMAIL is "${VITE_CONTACT_EMAIL}", but should look like hello@example.com.`,
    )
  }
  const warnings: string[] = []
  refuseGaps(publicDir)
  if (VITE_PRIVACY_URL) {
    checkNotice(VITE_PRIVACY_URL, VITE_SITE_URL || 'https://this.site', publicDir)
  } else {
    warnings.push('VITE_PRIVACY_URL is not set: the page does not link to a privacy notice.')
  }
  if (!VITE_CONTACT_EMAIL) {
    warnings.push('VITE_CONTACT_EMAIL is not set: visitors cannot ask questions or leave the list.')
  }
  return warnings
}

/** Refuses an address of a notice on the site itself if there is no such file. */
function checkNotice(notice: string, site: string, publicDir: string) {
  const { origin, pathname } = new URL(notice, site)
  if (origin !== new URL(site).origin) return
  if (![pathname, `${pathname}.html`].some((path) => existsSync(join(publicDir, path)))) {
    throw errorWithoutStack(
      `VITE_PRIVACY_URL leads to ${pathname}, but public${pathname}.html is missing: copy it from docs/privacy-notice.html.`,
    )
  }
}

/** Refuses a copy of the notice that still has gaps, because hosts serve it even if no link leads to it. */
function refuseGaps(publicDir: string) {
  const files = existsSync(publicDir)
    ? readdirSync(publicDir, { recursive: true, encoding: 'utf8' })
    : []
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    if (readFileSync(join(publicDir, file), 'utf8').includes('<mark')) {
      throw errorWithoutStack(
        `public/${file} still has gaps: replace each, from <mark> to </mark>.`,
      )
    }
  }
}
