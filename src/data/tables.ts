import { anonClient } from './anon-client'
import type { TablesInsert } from './database.types'
import { SupabaseError } from './supabase-error'

/**
 * Reads the stored title, the column `title` of `homepage_settings`; null until one has been saved.
 *
 * @throws {SupabaseError}
 */
export async function fetchTitle(): Promise<string | null> {
  const { data, error, status } = await anonClient
    .from('homepage_settings')
    .select('title')
    .limit(1)
    .single()
  // postgrest-js turns an empty 404 into status 204 without an error.
  if (!data) throw new SupabaseError('Reading the title', status, error)
  return data.title
}

/** @throws {SupabaseError} `duplicate` when the email is already on the list. */
export async function insertWaitlistEntry(entry: TablesInsert<'waitlist'>): Promise<void> {
  const { error, status } = await anonClient.from('waitlist').insert([entry])
  // postgrest-js turns an empty 404 into status 204 without an error.
  if (status !== 201) throw new SupabaseError('Joining the waitlist', status, error)
}
