/** Long enough for a slow phone, short enough that a read and its one retry end within 15 s. */
export const timeout = 6_000

/** `fetch` for both Supabase clients: rejects after a time limit that covers the response's body. */
export const fetchWithTimeout: typeof fetch = (input, init) => {
  const timeLimit = AbortSignal.timeout(timeout)
  // Not every browser that the build supports has `any`, and so far no call has a signal of its own.
  const signal = init?.signal ? AbortSignal.any([init.signal, timeLimit]) : timeLimit
  return fetch(input, { ...init, signal })
}
