/**
 * Why a call failed, as far as a screen must tell: `duplicate`, the email is on the list already;
 * `refused`, the database does not allow it to this user; `unauthenticated`, the session is not
 * valid; `failed`, anything else.
 */
type FailureReason = 'duplicate' | 'refused' | 'unauthenticated' | 'failed'

/** What the server says is wrong: any JSON when a gateway answers in its place. */
type ServerError = { code?: unknown; message?: unknown } | null

/** The code for a call that the database does not allow. */
export const insufficientPrivilege = '42501'

/**
 * A call to Supabase that failed. Its message is for developers, never for the screen, and repeats
 * nothing that a person typed.
 */
export class SupabaseError extends Error {
  override readonly name = 'SupabaseError'
  readonly code: unknown
  readonly reason: FailureReason

  /**
   * @param call what was tried, such as "Joining the waitlist".
   * @param status of the answer; 0 when none came.
   */
  constructor(
    call: string,
    readonly status: number,
    serverError: ServerError,
  ) {
    const code = serverError?.code
    super(`${call}: status ${status}${typeof code === 'string' && code ? `, code ${code}` : ''}`)
    this.code = code
    this.reason = reasonOf(status, serverError)
  }
}

function reasonOf(status: number, error: ServerError): FailureReason {
  if (error?.code === '23505' || String(error?.message).includes('duplicate')) return 'duplicate'
  if (error?.code === insufficientPrivilege) return 'refused'
  return status === 401 ? 'unauthenticated' : 'failed'
}
