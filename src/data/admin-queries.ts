import { useMutation, useQueryClient } from '@tanstack/react-query'
import { homepageTitleOptions } from './queries'
import { type Credentials, type SignInError, signIn, signOut, writeClient } from './session'
import { updateHomepageTitle } from './tables'

// Apart from queries.ts, so that visitors do not download what only the admin page needs.

/** Saves the headline of the homepage, and shows it without reading it again. */
export function useUpdateHomepageTitle() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (title: string) => updateHomepageTitle(title, writeClient),
    onSuccess: (_, title) => {
      queryClient.setQueryData(homepageTitleOptions().queryKey, title)
    },
  })
}

/** Signs in; the mutation's variables are what the person typed. */
export function useSignIn() {
  return useMutation<void, SignInError, Credentials>({ mutationFn: signIn })
}

/** Signs out. */
export function useSignOut() {
  return useMutation<void, SignInError>({ mutationFn: signOut })
}
