import {
  createClient,
  isAuthRetryableFetchError,
  type Session,
  type SupabaseClient,
} from '@supabase/supabase-js'
import type { Database } from '../database.types'
import { fetchWithTimeout, timeout } from '../fetch-with-timeout'
import { SupabaseError } from '../supabase-error'

const storageKey = 'session'
const memory = new Map<string, string>()

/** localStorage, or memory where the browser blocks it or takes nothing more. */
const storage = {
  getItem(key: string): string | null {
    try {
      return memory.get(key) ?? localStorage.getItem(key)
    } catch {
      return null
    }
  },
  setItem(key: string, value: string): void {
    memory.delete(key)
    try {
      localStorage.setItem(key, value)
    } catch {
      memory.set(key, value)
    }
  },
  removeItem(key: string): void {
    memory.delete(key)
    try {
      localStorage.removeItem(key)
    } catch {
      // Nothing is stored there.
    }
  },
}

let client: SupabaseClient<Database> | undefined

/**
 * The client that signs in and out, and reads and writes as whoever signed in. Created when first
 * used: the build renders pages in Node.js, where it cannot be created.
 */
export function adminClient(): SupabaseClient<Database> {
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: key } = import.meta.env
  client ??= createClient<Database>(url, key, {
    auth: { detectSessionInUrl: false, storageKey, storage },
    global: { fetch: fetchWithTimeout },
  })
  return client
}

/**
 * Refreshes the session if it has expired.
 *
 * @throws {SupabaseError} when the server does not answer: supabase-js alone would retry for 30 s,
 * and then call as a visitor.
 */
export async function refreshSession(): Promise<void> {
  const timedOut = new Promise<never>((_, reject) => {
    setTimeout(reject, timeout, new SupabaseError('Refreshing the session', 0, null))
  })
  const { error } = await Promise.race([adminClient().auth.getSession(), timedOut])
  if (isAuthRetryableFetchError(error)) {
    throw new SupabaseError('Refreshing the session', error.status, error)
  }
}

/** The session on this device, which may have expired; null when there is none. */
export function storedSession(): Session | null {
  try {
    const session = JSON.parse(storage.getItem(storageKey) ?? '')
    return typeof session.user.email === 'string' ? session : null
  } catch {
    return null
  }
}

/** Removes the stored session. supabase-js then signs out without asking the server. */
export function forgetSession(): void {
  storage.removeItem(storageKey)
}
