import { queryOptions, useMutation } from '@tanstack/react-query'
import { fetchHomepageTitle, insertWaitlistEntry } from './tables'

/** The stored headline of the homepage. */
export function homepageTitleOptions() {
  return queryOptions({
    queryKey: ['homepage_settings', 'title'],
    queryFn: () => fetchHomepageTitle(),
  })
}

export function useJoinWaitlist() {
  return useMutation({ mutationFn: insertWaitlistEntry })
}
