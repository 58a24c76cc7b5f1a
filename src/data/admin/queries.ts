import { focusManager, queryOptions, useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { fetchWaitlistDays, updateHomepageTitle } from './tables'

export type { WaitlistDay } from './tables'

export function useUpdateHomepageTitle() {
  return useMutation({ mutationFn: updateHomepageTitle })
}

/** The last 30 days of the waiting list, as this user may see them. */
export function waitlistDaysOptions(userId: string) {
  return queryOptions({
    queryKey: ['waitlist_daily', userId],
    queryFn: () => fetchWaitlistDays(),
    refetchOnWindowFocus: true,
  })
}

/** Lets `refetchOnWindowFocus` also mean a window that was visible all the time. */
export function useWindowFocus() {
  useEffect(() => {
    const onFocus = () => focusManager.onFocus()
    addEventListener('focus', onFocus)
    return () => removeEventListener('focus', onFocus)
  }, [])
}
