interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL: string
  readonly VITE_SUPABASE_ANON_KEY: string
  /** Empty where the site has no privacy notice. */
  readonly VITE_PRIVACY_URL: string
  /** Empty where the site names no address to write to. */
  readonly VITE_CONTACT_EMAIL: string
  /** Empty where the site does not know its address. */
  readonly VITE_SITE_URL: string
}
