import { queryOptions, useMutation } from '@tanstack/react-query'
import { fetchWaitlistFigures, saveTitle } from './tables'

export type { WaitlistDay, WaitlistSource } from './tables'

/** No query is invalidated, because the landing page is another document, and the form keeps what was typed. */
export function useSaveTitle() {
  return useMutation({ mutationFn: saveTitle })
}

/** The waitlist's growth and sources, as far as this user may see them. */
export function waitlistFiguresOptions(userId: string) {
  return queryOptions({
    queryKey: ['waitlist-figures', userId],
    queryFn: fetchWaitlistFigures,
    refetchOnWindowFocus: true,
  })
}
