import type { SupabaseClient } from '@supabase/supabase-js'
import { callLimit, type TableClient, visitorClient, within } from './client'
import type { Database } from './database.types'

/** Where the browser keeps the session of someone who signed in. */
const storageKey = 'llm-brand-visibility:session'

let account: Promise<SupabaseClient<Database>> | undefined

/**
 * The client of someone who signs in or has signed in, downloaded when first asked for. It keeps
 * the session in the browser, or in memory where the browser's storage is blocked.
 *
 * @throws {TypeError} when it cannot be downloaded; asking again tries again.
 */
async function accountClient(): Promise<SupabaseClient<Database>> {
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: key } = import.meta.env
  account ??= import('@supabase/supabase-js').then(({ createClient }) =>
    createClient<Database>(url, key, {
      auth: { storageKey, detectSessionInUrl: false },
      global: {
        fetch: (input, init) => {
          const signals = [AbortSignal.timeout(callLimit), init?.signal ?? []].flat()
          return fetch(input, { ...init, signal: AbortSignal.any(signals) })
        },
      },
    }),
  )
  try {
    return await account
  } catch (error) {
    account = undefined
    throw error
  }
}

/**
 * The client to write with: as the person who signed in where someone did, else as a visitor.
 *
 * @throws {TypeError} when the code for it cannot be downloaded.
 */
export async function writeClient(): Promise<TableClient> {
  return account || storedAccount() !== null ? await accountClient() : await visitorClient()
}

/**
 * The e-mail address of the session that the browser keeps.
 *
 * @returns null where there is none, or where the browser's storage is blocked.
 */
export function storedAccount(): string | null {
  try {
    const session: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null')
    const user = isRecord(session) ? session.user : null
    return isRecord(user) && typeof user.email === 'string' ? user.email : null
  } catch {
    return null
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/**
 * Why signing in failed, as far as a screen must tell: `credentials`, the address or the password
 * is wrong; `unconfirmed`, the address is not confirmed yet; `limited`, too many attempts;
 * `failed`, anything else, the network included.
 */
export type SignInFailure = 'credentials' | 'unconfirmed' | 'limited' | 'failed'

/** Signing in did not succeed. Its message is for developers, never for the screen. */
export class SignInError extends Error {
  override readonly name = 'SignInError'

  constructor(
    message: string,
    readonly reason: SignInFailure,
  ) {
    super(message)
  }
}

/** What someone signs in with. */
export type Credentials = { email: string; password: string }

/**
 * Signs in, and remembers the session.
 *
 * @throws {SignInError} when it did not succeed within the time limit of a call.
 */
export async function signIn(credentials: Credentials): Promise<void> {
  const error = await attempt(async () => {
    const { auth } = await accountClient()
    return (await auth.signInWithPassword(credentials)).error
  })
  if (!error) return
  const { code, status, message } = error
  if (code === 'invalid_credentials') throw new SignInError(message, 'credentials')
  if (code === 'email_not_confirmed') throw new SignInError(message, 'unconfirmed')
  throw new SignInError(message, status === 429 ? 'limited' : 'failed')
}

/**
 * Signs out on this device and forgets the session.
 *
 * @throws {SignInError} when the session could not be ended within the time limit of a call.
 */
export async function signOut(): Promise<void> {
  const error = await attempt(async () => {
    const { auth } = await accountClient()
    return (await auth.signOut({ scope: 'local' })).error
  })
  if (error) throw new SignInError(error.message, 'failed')
}

type Failure = { message: string; code?: string | undefined; status?: number | undefined }

async function attempt(work: () => Promise<Failure | null>): Promise<Failure | null> {
  try {
    return await within(AbortSignal.timeout(callLimit), work())
  } catch (error) {
    return { message: String(error) }
  }
}
