import { queryOptions, useMutation } from '@tanstack/react-query'
import { fetchTitle, insertWaitlistEntry } from './tables'

/** The stored title, or null. */
export function titleOptions() {
  return queryOptions({ queryKey: ['title'], queryFn: fetchTitle })
}

export function useJoinWaitlist() {
  return useMutation({ mutationFn: insertWaitlistEntry })
}
