import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { fetchHomepageTitle, insertWaitlistEntry, updateHomepageTitle } from './tables'

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

export function useUpdateHomepageTitle() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: updateHomepageTitle,
    onSuccess: (_, title) => {
      queryClient.setQueryData(homepageTitleOptions().queryKey, title)
    },
  })
}
