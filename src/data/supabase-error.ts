/** The code for a call that the database does not allow. */
export const insufficientPrivilege = '42501'

/**
 * A call to Supabase that failed. Its message is for developers, never for the screen, and repeats
 * nothing that a person typed.
 */
export class SupabaseError extends Error {
  override readonly name = 'SupabaseError'
  readonly code: unknown
  /** `duplicate`: the email is on the list. `refused`: not allowed. `unauthenticated`: no valid session. */
  readonly reason: 'duplicate' | 'refused' | 'unauthenticated' | 'failed'

  /**
   * @param call what was tried, such as "Joining the waitlist".
   * @param status of the answer; 0 when none came.
   * @param error what the server says is wrong: any JSON when a gateway answers in its place.
   */
  constructor(
    call: string,
    readonly status: number,
    error: { code?: unknown; message?: unknown } | null,
  ) {
    const { code, message } = error ?? {}
    const isCode = typeof code === 'string' && /^\w{1,40}$/.test(code)
    super(`${call}: status ${status}${isCode ? `, code ${code}` : ''}`)
    this.code = code
    if (code === '23505' || String(message).includes('duplicate')) this.reason = 'duplicate'
    else if (code === insufficientPrivilege) this.reason = 'refused'
    else this.reason = status === 401 ? 'unauthenticated' : 'failed'
  }
}
