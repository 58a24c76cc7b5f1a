import type { PostgrestClient } from '@supabase/postgrest-js'
import type { Database } from './database.types'

/** How long one call may take before it fails like any other, in milliseconds. */
export const callLimit = 10_000

/** What a table function needs of a client. The one of supabase-js has it too. */
export type TableClient = Pick<PostgrestClient<Database>, 'from'>

let client: Promise<TableClient> | undefined

/**
 * The client that every visitor uses: the table interface of Supabase with the public key. It is
 * the same PostgREST client that supabase-js wraps, without sign-in, realtime and storage, which
 * no visitor needs to download; and it is not needed before the page works, so it comes after.
 *
 * @throws {TypeError} when it cannot be downloaded; asking again tries again.
 */
export async function visitorClient(): Promise<TableClient> {
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: key } = import.meta.env
  client ??= import('@supabase/postgrest-js').then(
    ({ PostgrestClient }) =>
      new PostgrestClient<Database>(`${url}/rest/v1`, {
        headers: { apikey: key, Authorization: `Bearer ${key}` },
        // React Query decides about retries.
        retry: false,
      }),
  )
  try {
    return await client
  } catch (error) {
    client = undefined
    throw error
  }
}

/**
 * Waits no longer than `limit` for work that cannot be given a signal itself.
 *
 * @throws what the work throws, or the signal's reason when the time is up.
 */
export async function within<Result>(limit: AbortSignal, work: Promise<Result>): Promise<Result> {
  const late = new Promise<never>((_, reject) => {
    // The event does not come again for who listens after it.
    if (limit.aborted) reject(limit.reason)
    limit.addEventListener('abort', () => reject(limit.reason), { once: true })
  })
  return await Promise.race([work, late])
}
