import { callLimit, type TableClient, visitorClient, within } from './client'
import type { TablesInsert } from './database.types'
import { TableError } from './table-error'

/** What a visitor gives to join the waiting list. */
export type WaitlistEntry = Pick<TablesInsert<'waitlist'>, 'name' | 'email'>

/** A call that failed after this many milliseconds is not worth repeating while a person waits. */
const patience = 3000

/** Missing rights, and access tokens that the server no longer takes. */
const refusals = ['42501', 'PGRST301', 'PGRST302', 'PGRST303']

/** One call: how long it may take, what its failure means, and the client to make it with. */
function startCall(name: string) {
  const started = performance.now()
  const limit = AbortSignal.timeout(callLimit)

  function failure(status: number, error: { code: string; message: string } | null) {
    const message = `${name}: status ${status}, ${error?.message ?? 'unexpected answer'}`
    if (error?.code === '23505' || error?.message.includes('duplicate')) {
      return new TableError(message, 'duplicate')
    }
    if (error && refusals.includes(error.code)) return new TableError(message, 'refused')
    return new TableError(message, performance.now() - started > patience ? 'slow' : 'failed')
  }

  // Its code is downloaded when first asked for, which takes no signal and may hang like any call.
  async function client() {
    return await within(limit, visitorClient()).catch((cause: unknown) => {
      throw failure(0, { code: '', message: String(cause) })
    })
  }

  return { limit, failure, client }
}

/**
 * Reads the stored headline of the homepage.
 *
 * @throws {TableError} when it cannot be read, or is not a text that could be shown.
 */
export async function fetchHomepageTitle(): Promise<string> {
  const { limit, failure, client } = startCall('Reading the homepage title')
  const { data, error, status } = await (await client())
    .from('homepage_settings')
    .select('title')
    .limit(1)
    .abortSignal(limit)
    .single()
  if (typeof data?.title !== 'string' || data.title.trim() === '') throw failure(status, error)
  return data.title
}

/**
 * Adds one entry to the waiting list.
 *
 * @throws {TableError} `duplicate` when the address is on the list already. Only a status of 201
 * counts as saved: an empty 404, which a wrong URL answers with, would pass for a success.
 */
export async function insertWaitlistEntry({ name, email }: WaitlistEntry): Promise<void> {
  const { limit, failure, client } = startCall('Joining the waitlist')
  const { error, status } = await (await client())
    .from('waitlist')
    .insert([{ name, email }])
    .abortSignal(limit)
  if (status !== 201) throw failure(status, error)
}

/**
 * Replaces the headline of the homepage: reads which row holds the settings, then updates it. All
 * of it shares one time limit.
 *
 * @param title the new headline, saved as it is.
 * @param writeClient gives the client to save with: who it speaks for decides whether it may.
 * @throws {TableError} `refused` when this person may not save; row level security says so with
 * an error, or by changing no row.
 */
export async function updateHomepageTitle(
  title: string,
  writeClient: () => Promise<TableClient>,
): Promise<void> {
  const { limit, failure, client } = startCall('Updating the homepage title')
  const settings = await (await client())
    .from('homepage_settings')
    .select('id')
    .limit(1)
    .abortSignal(limit)
    .single()
  if (typeof settings.data?.id !== 'string') throw failure(settings.status, settings.error)
  const { id } = settings.data

  // The client of a session may refresh it first, which takes no signal.
  const save = writeClient().then((own) =>
    own
      .from('homepage_settings')
      .update({ title }, { count: 'exact' })
      .eq('id', id)
      .abortSignal(limit),
  )
  const { error, status, count } = await within(limit, save).catch((cause: unknown) => ({
    error: { code: '', message: String(cause) },
    status: 0,
    count: null,
  }))
  if (error === null && count === 0) {
    throw new TableError('Updating the homepage title: no row changed', 'refused')
  }
  if (count !== 1) throw failure(status, error)
}
