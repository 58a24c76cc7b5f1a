import { expect, vi } from 'vitest'

/**
 * Lets a test expect messages on the console, which fail every other test.
 *
 * @returns a function that asserts which messages were logged until now, whole and in order.
 */
export function expectConsole(method: 'error' | 'warn') {
  const spy = vi.mocked(console[method]).mockImplementation(() => {})
  return (...messages: string[]) => {
    expect(spy.mock.calls.map((parts) => parts.join(' '))).toEqual(messages)
    spy.mockClear()
  }
}

/** Lets a test expect calls to Supabase that fail, such as "Joining the waitlist: status 500". */
export function expectFailedCalls() {
  const expectLogged = expectConsole('error')
  return (...calls: string[]) =>
    expectLogged(...calls.map((call) => `A call to Supabase failed SupabaseError: ${call}`))
}
