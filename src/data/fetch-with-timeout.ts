/** Long enough for a slow phone, short enough that a read and its one retry end within 15 s. */
const timeout = 6_000

/**
 * `fetch` for both Supabase clients, with a time limit that covers the response's body. Safari 15 and
 * Chrome 102 have no such signal, and get none.
 */
export const fetchWithTimeout: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: AbortSignal.timeout?.(timeout) })
