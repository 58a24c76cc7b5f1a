// Set by the plugins in vite-plugins, and for tests in vitest.config.ts. The last three can be empty.
interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL: string
  readonly VITE_SUPABASE_ANON_KEY: string
  readonly VITE_PRIVACY_URL: string
  readonly VITE_CONTACT_EMAIL: string
  readonly VITE_SITE_URL: string
}
