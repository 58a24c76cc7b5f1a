import { createClient } from '@supabase/supabase-js'
import type { Database } from '../database.types'
import { fetchWithTimeout } from '../fetch-with-timeout'

const { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: key } = import.meta.env

/** The client that signs in and out, and reads and writes as the signed-in user. */
export const sessionClient = createClient<Database>(url, key, {
  // A link must not sign anyone in.
  auth: { detectSessionInUrl: false, storageKey: 'session' },
  global: { fetch: fetchWithTimeout },
})
