import type { Plugin } from 'vite'

const hint =
  'The URL is https://YOUR_PROJECT_REFERENCE.supabase.co; the key is the publishable key. Both are in the Supabase dashboard under Project Settings > API Keys.'

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
  }
}

/**
 * The variables of a site that talks to a hosted Supabase project. Those that are not set are empty.
 *
 * @throws {Error} with a sentence that says what is wrong and what it should be.
 */
export function readEnvironment(env: Record<string, string>) {
  const {
    VITE_SUPABASE_URL = '',
    VITE_SUPABASE_ANON_KEY = '',
    VITE_SITE_URL = '',
    VITE_PRIVACY_URL = '',
    VITE_CONTACT_EMAIL = '',
  } = env
  if (!VITE_SUPABASE_URL || !VITE_SUPABASE_ANON_KEY) {
    throw refusal('Set VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY, say in .env.production.')
  }
  if (isSecret(VITE_SUPABASE_ANON_KEY)) {
    throw refusal('VITE_SUPABASE_ANON_KEY is a secret key, which no visitor may have.')
  }
  if (!/^(sb_publishable_(?!.*sb_)[\w-]+|[\w-]+\.[\w-]+\.[\w-]+)$/.test(VITE_SUPABASE_ANON_KEY)) {
    throw refusal('VITE_SUPABASE_ANON_KEY is not a whole key.')
  }
  // A browser blocks calls without https, except to this machine, where a local Supabase may run.
  const project =
    /^(https:\/\/[a-z\d.-]+|http:\/\/(localhost|127\.0\.0\.1))(:\d+)?(\/rest\/v1)?\/?$/i
  if (!project.test(VITE_SUPABASE_URL)) {
    throw refusal('VITE_SUPABASE_URL is not the URL of a project.')
  }
  return {
    VITE_SUPABASE_URL: new URL(VITE_SUPABASE_URL).origin,
    VITE_SUPABASE_ANON_KEY,
    VITE_SITE_URL: VITE_SITE_URL.replace(/\/$/, ''),
    VITE_PRIVACY_URL,
    VITE_CONTACT_EMAIL,
  }
}

/** Also a legacy key, which is a JSON Web Token. */
function isSecret(key: string): boolean {
  const claims = Buffer.from(key.split('.')[1] ?? '', 'base64url').toString()
  return key.includes('sb_secret_') || claims.includes('service_role')
}

const refusal = (problem: string) => errorWithoutStack(`${problem} ${hint}`)

/** Vite prints it as its message alone. */
export function errorWithoutStack(message: string): Error {
  return Object.assign(new Error(message), { stack: message })
}
