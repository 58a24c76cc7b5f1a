import { expect, vi } from 'vitest'

/**
 * Keeps calls to Supabase that fail off the console, which otherwise fail a test.
 *
 * @returns a function with which the test must assert the statuses of those until now, in order. How a call is
 * named is asserted in `tables.test.ts`.
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
