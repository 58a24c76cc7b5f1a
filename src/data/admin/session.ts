import type { Session, SignInWithPasswordCredentials } from '@supabase/supabase-js'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { SupabaseError } from '../supabase-error'
import { adminClient, forgetSession, storedSession } from './client'

export type { Session }

/**
 * The session of whoever is signed in, kept up to date across tabs, or null; and how to sign out,
 * for which this device needs no server.
 */
export function useSession() {
  const [session, setSession] = useState(storedSession)

  useEffect(() => {
    const { data } = adminClient().auth.onAuthStateChange((_event, current) => {
      // An expired session that no server refreshes just now can still be signed out.
      setSession(current ?? storedSession())
    })
    // supabase-js tells the other tabs too, but only when it has stopped trying to refresh.
    const onStorage = () => setSession(storedSession())
    addEventListener('storage', onStorage)
    return () => {
      data.subscription.unsubscribe()
      removeEventListener('storage', onStorage)
    }
  }, [])

  const { mutate: signOut } = useMutation({
    mutationFn: endSession,
    onMutate: () => {
      forgetSession()
      setSession(null)
    },
  })
  return { session, signOut }
}

/** @throws {SupabaseError} with the code that Supabase gives, such as `invalid_credentials`. */
async function signIn(credentials: SignInWithPasswordCredentials): Promise<void> {
  const { error } = await adminClient().auth.signInWithPassword(credentials)
  if (error) throw new SupabaseError('Signing in', error.status ?? 0, error)
}

/** Ends a session on the server, and in the other tabs. */
async function endSession({ access_token }: Session): Promise<void> {
  const { auth } = adminClient()
  const [{ error }] = await Promise.all([
    auth.admin.signOut(access_token, 'local'),
    auth.signOut({ scope: 'local' }),
  ])
  if (error) throw new SupabaseError('Signing out', error.status ?? 0, error)
}

export function useSignIn() {
  return useMutation<void, SupabaseError, SignInWithPasswordCredentials>({ mutationFn: signIn })
}
