import { expect, vi } from 'vitest'

/**
 * Keeps failed calls to Supabase off the console, where they would fail the test.
 *
 * @returns a function with which the test must assert the statuses of the failed calls so far, in order.
 * `tables.test.ts` asserts their messages.
 */
export function captureFailedCalls() {
  const spy = vi.mocked(console.error).mockImplementation(() => {})
  return (...statuses: number[]) => {
    expect(spy.mock.calls).toEqual(
      statuses.map((status) => ['A call to Supabase failed', expect.objectContaining({ status })]),
    )
    spy.mockClear()
  }
}
