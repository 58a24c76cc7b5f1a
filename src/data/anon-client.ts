import { PostgrestClient } from '@supabase/postgrest-js'
import type { Database } from './database.types'
import { fetchWithTimeout } from './fetch-with-timeout'

const { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: key } = import.meta.env

/**
 * The table interface with the public key. Visitors get only the PostgREST client, because supabase-js, which
 * wraps it, would add 40 kB of sign-in, realtime and storage (`npm run build` prints the sizes).
 */
export const anonClient = new PostgrestClient<Database>(`${url}/rest/v1`, {
  headers: { apikey: key },
  fetch: fetchWithTimeout,
  // React Query retries.
  retry: false,
})
