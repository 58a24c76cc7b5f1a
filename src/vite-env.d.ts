interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL: string
  readonly VITE_SUPABASE_ANON_KEY: string
  readonly VITE_SITE_URL?: string
  readonly VITE_PRIVACY_URL?: string
  readonly VITE_CONTACT_EMAIL?: string
}
