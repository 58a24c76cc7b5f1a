import { expect, vi } from 'vitest'

/**
 * Lets a test expect noise on the console, which fails every other test.
 *
 * @returns a function that asserts the noise was made, once or more, with this as its first words.
 */
export function expectConsole(method: 'error' | 'warn') {
  const spy = vi.mocked(console[method]).mockImplementation(() => {})
  return (message: string, times = 1) => {
    expect(spy.mock.calls.map(([first]) => String(first))).toEqual(Array(times).fill(message))
    spy.mockClear()
  }
}
