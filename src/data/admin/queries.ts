import { queryOptions, useMutation } from '@tanstack/react-query'
import { fetchWaitlistDays, updateHomepageTitle } from './tables'

export type { WaitlistDay } from './tables'

export function useUpdateHomepageTitle() {
  return useMutation({ mutationFn: updateHomepageTitle })
}

/** The last 30 days of the waitlist, as this user may see them. */
export function waitlistDaysOptions(userId: string) {
  return queryOptions({
    queryKey: ['waitlist_daily', userId],
    queryFn: () => fetchWaitlistDays(),
    refetchOnWindowFocus: true,
  })
}
