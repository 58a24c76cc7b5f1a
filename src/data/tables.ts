import { anonClient } from './anon-client'
import type { TablesInsert } from './database.types'
import { TableError } from './table-error'

/** What a visitor gives to join the waiting list. */
export type WaitlistEntry = Pick<TablesInsert<'waitlist'>, 'name' | 'email'>

/**
 * Reads the stored headline of the homepage.
 *
 * @throws {TableError} also when the answer holds no text to show.
 */
export async function fetchHomepageTitle(): Promise<string> {
  const { data, error, status } = await anonClient
    .from('homepage_settings')
    .select('title')
    .limit(1)
    .single()
  if (typeof data?.title === 'string' && data.title.trim() !== '') return data.title
  throw tableError('Reading the homepage title', status, error)
}

/**
 * Adds one entry to the waiting list.
 *
 * @throws {TableError} `duplicate` when the email is on the list already.
 */
export async function insertWaitlistEntry({ name, email }: WaitlistEntry): Promise<void> {
  const { error, status } = await anonClient.from('waitlist').insert([{ name, email }])
  // Nothing weaker is a success: postgrest-js reports no error for an empty 404.
  if (status !== 201) throw tableError('Joining the waitlist', status, error)
}

/**
 * Saves the headline of the homepage, as the user who is signed in or else as a visitor.
 *
 * @throws {TableError} `refused` when this user may not save it, `unauthenticated` when the session
 * is not valid.
 */
export async function updateHomepageTitle(title: string): Promise<void> {
  const settings = await anonClient.from('homepage_settings').select('id').limit(1).single()
  const id = settings.data?.id ?? null
  if (id === null) throw new TableError(`Reading the id of the homepage: ${settings.status}`)

  // Imported here because visitors download this module, and never save.
  const { authClient, refreshSession } = await import('./auth-client')
  await refreshSession()
  const { error, status, count } = await authClient()
    .from('homepage_settings')
    .update({ title }, { count: 'exact' })
    .eq('id', id)
  if (count === 1) return
  // Row level security refuses an update by changing no row.
  if (!error && count === 0) throw new TableError('Saving the homepage title: no row', 'refused')
  throw tableError('Saving the homepage title', status, error)
}

/** @param error what the server answered, which may be any JSON when a gateway fails. */
function tableError(
  call: string,
  status: number,
  error: { code?: unknown; message?: unknown } | null,
): TableError {
  const { code, message } = error ?? {}
  const text = `${call}: status ${status}, ${message ?? 'unexpected answer'}`
  if (code === '23505' || String(message).includes('duplicate')) {
    return new TableError(text, 'duplicate')
  }
  if (code === '42501') return new TableError(text, 'refused')
  return new TableError(text, status === 401 ? 'unauthenticated' : 'failed')
}
