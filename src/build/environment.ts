const where =
  'Set both in .env or where the site is built; the Supabase dashboard shows them under Project Settings, "Data API" and "API Keys".'

/**
 * Checks what a production build is told about its Supabase project.
 *
 * @throws {Error} with one sentence that says what to set and where to find it, when something is
 * missing, malformed, or a secret that must never reach a browser.
 */
export function checkSupabase(env: Record<string, string | undefined>): void {
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: key, VITE_SITE_URL: site } = env
  const missing = Object.entries({ VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: key })
    .filter(([, value]) => !value)
    .map(([name]) => name)
  if (!url || !key) throw complaint(`Missing ${missing.join(' and ')}. ${where}`)
  if (!isOrigin(url)) {
    throw complaint(
      `VITE_SUPABASE_URL is no address of a project, such as https://abc.supabase.co. ${where}`,
    )
  }
  if (isSecret(key)) {
    throw complaint(
      `VITE_SUPABASE_ANON_KEY is a secret key, which would let every visitor do everything. Use the publishable key. ${where}`,
    )
  }
  if (!key.startsWith('sb_publishable_') && roleOf(key) !== 'anon') {
    throw complaint(`VITE_SUPABASE_ANON_KEY is neither a publishable key nor an anon key. ${where}`)
  }
  if (site && !isOrigin(site)) {
    throw complaint('VITE_SITE_URL is no address of a site, such as https://example.com.')
  }
}

/** An error that Vite prints as its sentence, without the stack that it prints otherwise. */
function complaint(message: string): Error {
  const error = new Error(message)
  error.stack = message
  return error
}

/** Whether it is an address and nothing more: no path, no slash at its end, and not in clear. */
function isOrigin(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, hostname, pathname, search, hash } = new URL(url)
  const local = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  const secure = protocol === 'https:' || (protocol === 'http:' && local)
  return secure && pathname === '/' && !url.endsWith('/') && search === '' && hash === ''
}

function isSecret(key: string): boolean {
  return key.startsWith('sb_secret_') || roleOf(key) === 'service_role'
}

/** The role that a legacy key, which is a JSON Web Token, speaks for. */
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
