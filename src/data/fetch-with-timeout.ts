/** The time limit: long enough for a slow phone, and short enough for a read and its one retry to end within 15 s. */
const timeout = 6_000

/** `fetch` with a time limit that covers the response's body. */
export const fetchWithTimeout: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: AbortSignal.timeout(timeout) })
