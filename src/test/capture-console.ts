import { expect, vi } from 'vitest'

/**
 * Keeps errors off the console, which otherwise fail a test.
 *
 * @returns a function with which the test must assert the errors until now, whole and in order.
 */
export function captureConsole() {
  const spy = vi.mocked(console.error).mockImplementation(() => {})
  return (...messages: string[]) => {
    expect(spy.mock.calls.map((parts) => parts.join(' '))).toEqual(messages)
    spy.mockClear()
  }
}

/** The same for calls to Supabase that fail, such as "Joining the waitlist: status 500". */
export function captureFailedCalls() {
  const expectLogged = captureConsole()
  return (...calls: string[]) =>
    expectLogged(...calls.map((call) => `A call to Supabase failed SupabaseError: ${call}`))
}
