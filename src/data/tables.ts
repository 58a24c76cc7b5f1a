import { anonClient } from './anon-client'
import type { TablesInsert } from './database.types'
import { SupabaseError } from './supabase-error'

/**
 * Reads the stored headline, the column `title` of `homepage_settings`; null until one has been saved.
 *
 * @throws {SupabaseError} also when the answer holds no text to show.
 */
export async function fetchHeadline(): Promise<string | null> {
  const { data, error, status } = await anonClient
    .from('homepage_settings')
    .select('title')
    .limit(1)
    .single()
  if (data?.title === null || (typeof data?.title === 'string' && data.title.trim() !== '')) {
    return data.title
  }
  throw new SupabaseError('Reading the headline', status, error)
}

/** @throws {SupabaseError} `duplicate` when the email is on the list already. */
export async function insertWaitlistEntry(entry: TablesInsert<'waitlist'>): Promise<void> {
  const { error, status } = await anonClient.from('waitlist').insert([entry])
  // Not only `error`: postgrest-js reports none for an empty 404.
  if (status !== 201) throw new SupabaseError('Joining the waitlist', status, error)
}
