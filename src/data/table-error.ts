/**
 * Why a call failed, as far as a screen must tell: `duplicate`, the email is on the list already;
 * `refused`, the database does not allow it to this user; `unauthenticated`, the session is not
 * valid; `failed`, anything else.
 */
export type FailureReason = 'duplicate' | 'refused' | 'unauthenticated' | 'failed'

/** A failed call to a table. Its message is for developers, never for the screen. */
export class TableError extends Error {
  override readonly name = 'TableError'

  constructor(
    message: string,
    readonly reason: FailureReason = 'failed',
  ) {
    super(message)
  }
}

/** Why a call failed, whatever it threw. */
export function failureReason(error: unknown): FailureReason {
  return error instanceof TableError ? error.reason : 'failed'
}
