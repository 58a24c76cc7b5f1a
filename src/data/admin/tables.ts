import { insufficientPrivilege, SupabaseError } from '../supabase-error'
import { sessionClient } from './session-client'

/** How many people joined on a UTC day, and how many are on the whole list. */
export type WaitlistDay = { day: string; entries: number; total: number }

/** How many people came from a source: null means no source; empty means all sources but the ten largest. */
export type WaitlistSource = { source: string | null; entries: number; entries_30_days: number }

/**
 * Saves the title as the signed-in user, or as a visitor if nobody is signed in.
 *
 * @throws {SupabaseError} `refused` when this user may not save it.
 */
export async function saveTitle(title: string): Promise<void> {
  // The specification asks for two calls: one reads the id, the other updates that row.
  const row = await sessionClient
    .from('homepage_settings')
    .select('id')
    .limit(1)
    .single()
    .retry(false)
  if (!row.data) {
    throw new SupabaseError('Reading the id of the homepage settings', row.status, row.error)
  }
  const { error, status, count } = await sessionClient
    .from('homepage_settings')
    .update({ title }, { count: 'exact' })
    .eq('id', row.data.id)
  if (count === 1) return
  // When row level security refuses an update, no row changes, and there is no error.
  const cause = !error && count === 0 ? { code: insufficientPrivilege } : error
  throw new SupabaseError('Saving the title', status, cause)
}

/** The last 30 days, today last, and the sources, largest first. @throws {SupabaseError} */
export async function fetchWaitlistFigures() {
  // The generated types allow null in every column of a view, but these views return it only as a source.
  const [days, sources] = await Promise.all([
    sessionClient
      .from('waitlist_daily')
      .select('day, entries, total')
      .order('day')
      .retry(false)
      .overrideTypes<WaitlistDay[], { merge: false }>(),
    sessionClient
      .from('waitlist_sources')
      .select('source, entries, entries_30_days')
      .order('entries', { ascending: false })
      .retry(false)
      .overrideTypes<WaitlistSource[], { merge: false }>(),
  ])
  if (!days.data || !sources.data) {
    const { status, error } = days.data ? sources : days
    throw new SupabaseError('Reading the figures', status, error)
  }
  return { days: days.data, sources: sources.data }
}
