/**
 * Why a call failed, as far as a screen must tell:
 * `duplicate`, the address is on the list already; `refused`, the server rules forbid it to this
 * person; `slow`, it took so long that the person should not wait for another try; `failed`,
 * anything else.
 */
export type FailureReason = 'duplicate' | 'refused' | 'slow' | 'failed'

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

/** Why a call failed, whatever was thrown. */
export function failureReason(error: Error): FailureReason {
  return error instanceof TableError ? error.reason : 'failed'
}
