import { queryOptions, useMutation } from '@tanstack/react-query'
import { fetchWaitlistDays, fetchWaitlistSources, updateHomepageTitle } from './tables'

export type { WaitlistDay, WaitlistSource } from './tables'

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

/** Where the people on the waitlist came from, as this user may see it. */
export function waitlistSourcesOptions(userId: string) {
  return queryOptions({
    queryKey: ['waitlist_sources', userId],
    queryFn: () => fetchWaitlistSources(),
    refetchOnWindowFocus: true,
  })
}
