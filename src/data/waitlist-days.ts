// Apart from tables.ts and queries.ts, which visitors download.

import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { authClient, refreshSession } from './auth-client'

/** How many people joined on a UTC day, and how many are on the whole list. */
export type WaitlistDay = { day: string; entries: number; total: number }

/**
 * The last 30 days of the waitlist, today last, read again whenever the window gets the focus.
 *
 * The database gives days to administrators alone. Until it answers, `isAdministrator` tells whether
 * it gave this user some on an earlier visit.
 */
export function useWaitlistDays(userId: string) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['waitlist_daily', userId],
    queryFn: async () => {
      const days = await fetchWaitlistDays()
      rememberAdministrator(days.length > 0 ? userId : '')
      return days
    },
    refetchOnWindowFocus: true,
  })

  // React Query calls it a focus only when a hidden page is shown.
  useEffect(() => {
    const read = () => void refetch({ cancelRefetch: false })
    addEventListener('focus', read)
    return () => removeEventListener('focus', read)
  }, [refetch])

  return {
    days: data,
    isError,
    isAdministrator: data ? data.length > 0 : isKnownAdministrator(userId),
  }
}

const storageKey = 'administrator'

function rememberAdministrator(userId: string) {
  try {
    localStorage.setItem(storageKey, userId)
  } catch {
    // Storage is blocked: the next visit shows nothing until the days have been read.
  }
}

function isKnownAdministrator(userId: string): boolean {
  try {
    return localStorage.getItem(storageKey) === userId
  } catch {
    return false
  }
}

async function fetchWaitlistDays(): Promise<WaitlistDay[]> {
  await refreshSession()
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
