import type { Plugin } from 'vite'
import { plainError } from './plain-error.ts'

const where =
  'The URL is https://YOUR_PROJECT_REFERENCE.supabase.co; the key is in the Supabase dashboard under Project Settings > API Keys.'

/** Checks the variables of a hosted project and gives them to the client code and index.html. */
export function hostedSupabase(env: Record<string, string>): Plugin {
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
    async buildApp({ config }) {
      if (isLegacyKey(readEnvironment(env).VITE_SUPABASE_ANON_KEY)) {
        config.logger.warn(
          'VITE_SUPABASE_ANON_KEY is a legacy anon key, which works until the end of 2026: use the publishable key.',
        )
      }
    },
  }
}

/**
 * Checks the variables of a site that talks to a hosted Supabase project, and brings them into one
 * form. Those that are not set are empty.
 *
 * @throws {Error} with a sentence that says what is wrong and what it should be.
 */
export function readEnvironment(env: Record<string, string | undefined>) {
  const read = (name: string) => env[name]?.trim() ?? ''
  const missing = ['VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY'].filter((name) => !read(name))
  if (missing.length > 0) {
    throw plainError(
      `Missing ${missing.join(' and ')}. Set both in .env.production or where the site is built. ${where}`,
    )
  }
  const key = read('VITE_SUPABASE_ANON_KEY')
  if (key.startsWith('sb_secret_') || roleOf(key) === 'service_role') {
    throw plainError(
      `VITE_SUPABASE_ANON_KEY is a secret key, which would let every visitor do everything. Use the publishable key. ${where}`,
    )
  }
  if (!key.startsWith('sb_publishable_') && !isLegacyKey(key)) {
    throw plainError(
      `VITE_SUPABASE_ANON_KEY is neither a publishable key nor an anon key. ${where}`,
    )
  }
  const site = read('VITE_SITE_URL')
  const privacy = read('VITE_PRIVACY_URL')
  const contact = read('VITE_CONTACT_EMAIL')
  // Nothing that a mailto link would have to escape.
  if (contact && !/^[\w.+-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(contact)) {
    throw plainError(
      'VITE_CONTACT_EMAIL is not an email address; it should look like hello@example.com.',
    )
  }
  return {
    VITE_SUPABASE_URL: readOrigin(
      'VITE_SUPABASE_URL',
      // The dashboard shows the URL with the path of its API.
      read('VITE_SUPABASE_URL').replace(/\/rest\/v1\/*$/, ''),
      'https://YOUR_PROJECT_REFERENCE.supabase.co',
    ),
    VITE_SUPABASE_ANON_KEY: key,
    VITE_SITE_URL: site && readOrigin('VITE_SITE_URL', site, 'https://example.com'),
    VITE_PRIVACY_URL:
      privacy && readUrl('VITE_PRIVACY_URL', privacy, 'https://example.com/privacy').href,
    VITE_CONTACT_EMAIL: contact,
  }
}

/** Whether the key is a JSON Web Token, which publishable keys replace. */
export function isLegacyKey(key: string): boolean {
  return roleOf(key) === 'anon'
}

function readOrigin(name: string, value: string, example: string): string {
  const { origin, pathname, search, hash } = readUrl(name, value, example)
  if (pathname !== '/') throw wrongUrl(name, 'contains a path', example)
  if (search) throw wrongUrl(name, 'contains a query', example)
  if (hash) throw wrongUrl(name, 'contains a fragment', example)
  return origin
}

function readUrl(name: string, value: string, example: string): URL {
  const address = /^[a-z]+:\/\//i.test(value) ? value : `https://${value}`
  if (!URL.canParse(address)) throw wrongUrl(name, 'is not a URL', example)
  const url = new URL(address)
  const local = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  if (url.protocol !== 'https:' && !(local && url.protocol === 'http:')) {
    throw wrongUrl(name, 'must begin with https://', example)
  }
  if (!local && !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(url.hostname)) {
    throw wrongUrl(name, 'has no complete host name', example)
  }
  if (url.username || url.password) {
    throw wrongUrl(name, 'contains a user name or password', example)
  }
  return url
}

/** Does not repeat the value, which may hold a password. */
function wrongUrl(name: string, problem: string, example: string): Error {
  return plainError(`${name} ${problem}; it should look like ${example}.`)
}

/** The role that a legacy key stands for. */
function roleOf(key: string): unknown {
  try {
    const payload: unknown = JSON.parse(
      Buffer.from(key.split('.')[1] ?? '', 'base64url').toString('utf8'),
    )
    return typeof payload === 'object' && payload !== null && 'role' in payload
      ? payload.role
      : null
  } catch {
    return null
  }
}
