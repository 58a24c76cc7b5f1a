import type { PostgrestError } from '@supabase/postgrest-js'
import { callLimit, visitorClient } from './client'
import type { TablesInsert } from './database.types'

/**
 * Why a call failed, as far as a screen must tell:
 * `duplicate`, the address is on the list already; `refused`, the server rules forbid it to this
 * person; `timeout`, no answer came in time; `failed`, anything else.
 */
export type FailureReason = 'duplicate' | 'refused' | 'timeout' | 'failed'

/** A call that did not do what it was asked. Its message is for developers, never for the screen. */
export class TableError extends Error {
  override readonly name = 'TableError'

  constructor(
    message: string,
    readonly reason: FailureReason = 'failed',
  ) {
    super(message)
  }
}

/** What a visitor gives to join the waiting list. */
export type WaitlistEntry = Pick<TablesInsert<'waitlist'>, 'name' | 'email'>

function failure(call: string, status: number, error: PostgrestError | null, limit: AbortSignal) {
  const message = `${call}: status ${status}, ${error?.message ?? 'unexpected answer'}`
  if (limit.aborted) return new TableError(message, 'timeout')
  if (error?.code === '23505' || error?.message.includes('duplicate')) {
    return new TableError(message, 'duplicate')
  }
  return new TableError(message, error?.code === '42501' ? 'refused' : 'failed')
}

/**
 * Reads the stored headline of the homepage.
 *
 * @throws {TableError} when it cannot be read, or is not a text that could be shown.
 */
export async function fetchHomepageTitle(): Promise<string> {
  const limit = AbortSignal.timeout(callLimit)
  const { data, error, status } = await visitorClient()
    .from('homepage_settings')
    .select('title')
    .limit(1)
    .abortSignal(limit)
    .single()
  if (typeof data?.title !== 'string' || data.title.trim() === '') {
    throw failure('Reading the homepage title', status, error, limit)
  }
  return data.title
}

/**
 * Adds one entry to the waiting list.
 *
 * @throws {TableError} `duplicate` when the address is on the list already. Only a status of 201
 * counts as saved: an empty 404, which a wrong URL answers with, would pass for a success.
 */
export async function insertWaitlistEntry({ name, email }: WaitlistEntry): Promise<void> {
  const limit = AbortSignal.timeout(callLimit)
  const { error, status } = await visitorClient()
    .from('waitlist')
    .insert([{ name, email }])
    .abortSignal(limit)
  if (status !== 201) throw failure('Joining the waitlist', status, error, limit)
}

/**
 * Replaces the headline of the homepage: reads which row holds the settings, then updates it. The
 * two calls share one time limit.
 *
 * @param title the new headline, saved as it is.
 * @throws {TableError} `refused` when this person may not save; row level security says so with
 * an error, or by changing no row.
 */
export async function updateHomepageTitle(title: string): Promise<void> {
  const limit = AbortSignal.timeout(callLimit)
  const settings = await visitorClient()
    .from('homepage_settings')
    .select('id')
    .limit(1)
    .abortSignal(limit)
    .single()
  if (typeof settings.data?.id !== 'string') {
    throw failure('Reading the homepage settings', settings.status, settings.error, limit)
  }
  const { error, status, count } = await visitorClient()
    .from('homepage_settings')
    .update({ title }, { count: 'exact' })
    .eq('id', settings.data.id)
    .abortSignal(limit)
  if (error === null && status === 204 && count === 0) {
    throw new TableError('Updating the homepage title: no row changed', 'refused')
  }
  if (count !== 1) throw failure('Updating the homepage title', status, error, limit)
}
