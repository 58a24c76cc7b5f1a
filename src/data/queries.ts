import { queryOptions, useMutation } from '@tanstack/react-query'
import { failureReason } from './table-error'
import { fetchHomepageTitle, insertWaitlistEntry, type WaitlistEntry } from './tables'

/** The stored headline of the homepage. */
export function homepageTitleOptions() {
  return queryOptions({
    queryKey: ['homepage_settings', 'title'],
    // Without the query's signal on purpose: React's StrictMode mounts twice, and a read that is
    // cancelled with its first mount would go over the wire twice.
    queryFn: () => fetchHomepageTitle(),
  })
}

/** Joins the waiting list. */
export function useJoinWaitlist() {
  return useMutation({ mutationFn: (entry: WaitlistEntry) => insertWaitlistEntry(entry) })
}

/** Whether a failed read is worth one more try: not when it has used up its time already. */
export function shouldRetry(failureCount: number, error: Error): boolean {
  return failureCount === 0 && failureReason(error) !== 'slow'
}
