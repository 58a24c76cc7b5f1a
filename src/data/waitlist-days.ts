// Apart from tables.ts and queries.ts, which visitors download.

import { useQuery } from '@tanstack/react-query'
import { authClient } from './auth-client'

/** How many people joined on a UTC day, and how many are on the whole list. */
export type WaitlistDay = { day: string; entries: number; total: number }

/** The last 30 days of the waitlist, today last. Whoever is no administrator gets no day. */
export function useWaitlistDays(userId: string) {
  return useQuery({
    queryKey: ['waitlist_daily', userId],
    queryFn: () => fetchWaitlistDays(),
    refetchOnWindowFocus: true,
  })
}

async function fetchWaitlistDays(): Promise<WaitlistDay[]> {
  const { data, error, status } = await authClient()
    .from('waitlist_daily')
    .select('day, entries, total')
    .order('day')
    // React Query retries.
    .retry(false)
  if (error || !data) {
    throw new Error(`Reading the days of the waitlist: status ${status}, ${error?.message}`)
  }
  // The types of a view's columns allow null.
  return data.flatMap(({ day, entries, total }) =>
    day !== null && entries !== null && total !== null ? [{ day, entries, total }] : [],
  )
}
