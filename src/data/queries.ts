import { queryOptions, useMutation } from '@tanstack/react-query'
import { fetchHeadline, insertWaitlistEntry } from './tables'

/** The stored headline, or null. */
export function headlineOptions() {
  return queryOptions({ queryKey: ['headline'], queryFn: fetchHeadline })
}

export function useJoinWaitlist() {
  return useMutation({ mutationFn: insertWaitlistEntry })
}
