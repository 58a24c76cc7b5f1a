import { expect, vi } from 'vitest'

/**
 * Lets a test expect messages on the console, which fail every other test.
 *
 * @returns a function that asserts how often a message was logged that begins with these words.
 */
export function expectConsole(method: 'error' | 'warn') {
  const spy = vi.mocked(console[method]).mockImplementation(() => {})
  return (message: string, times = 1) => {
    expect(spy.mock.calls.map(([first]) => String(first))).toEqual(Array(times).fill(message))
    spy.mockClear()
  }
}
