import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Database } from './database.types'
import { fetchWithTimeout } from './fetch-with-timeout'

let client: SupabaseClient<Database> | undefined

/**
 * The client that signs in and out, and writes as whoever signed in. Created when first used: the
 * build renders pages in Node.js, where it cannot be created.
 */
export function authClient(): SupabaseClient<Database> {
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: key } = import.meta.env
  client ??= createClient<Database>(url, key, {
    auth: { detectSessionInUrl: false },
    global: { fetch: fetchWithTimeout },
  })
  return client
}
