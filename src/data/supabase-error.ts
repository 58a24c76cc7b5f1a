/** The code for a call that the database does not allow. */
export const insufficientPrivilege = '42501'

/**
 * A failed call to Supabase. Its message is for developers, never for the screen, and contains nothing
 * that a person typed.
 */
export class SupabaseError extends Error {
  override readonly name = 'SupabaseError'
  readonly code: unknown
  /** `duplicate`: the email is on the list. `refused`: not allowed for this user or session. */
  readonly reason: 'duplicate' | 'refused' | 'failed'

  /**
   * @param call what was tried, such as "Joining the waitlist".
   * @param status of the answer; 0 if none came.
   * @param error the server's error, or any JSON when a gateway answers in its place.
   */
  constructor(
    call: string,
    readonly status: number,
    error: { code?: unknown; message?: unknown } | null,
  ) {
    const { code, message } = error ?? {}
    super(`${call}: status ${status}${code ? `, code ${code}` : ''}`)
    this.code = code
    // The specification recognizes a duplicate by this word in the message.
    if (code === '23505' || String(message).includes('duplicate')) this.reason = 'duplicate'
    else this.reason = status === 401 || code === insufficientPrivilege ? 'refused' : 'failed'
  }
}
