import { focusManager, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { homepageTitleOptions } from '../queries'
import { fetchWaitlistDays, updateHomepageTitle } from './tables'

export type { WaitlistDay } from './tables'

export function useUpdateHomepageTitle() {
  const queryClient = useQueryClient()
  const { queryKey } = homepageTitleOptions()
  return useMutation({
    mutationFn: updateHomepageTitle,
    onSuccess: async (_, title) => {
      // A read that began before the save may bring the title of before.
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, title)
    },
  })
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
