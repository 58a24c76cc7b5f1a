interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL: string
  readonly VITE_SUPABASE_ANON_KEY: string
  /** Empty if the site has no privacy notice. */
  readonly VITE_PRIVACY_URL: string
  /** Empty if the site has no contact address. */
  readonly VITE_CONTACT_EMAIL: string
  /** Empty if the site's own address is not set. */
  readonly VITE_SITE_URL: string
}
