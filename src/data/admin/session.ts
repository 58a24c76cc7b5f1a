import type { Session, SignInWithPasswordCredentials } from '@supabase/supabase-js'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { SupabaseError } from '../supabase-error'
import { sessionClient } from './session-client'

/** The current session, kept up to date across tabs; null when signed out, undefined until it is known. */
export function useSession(): Session | null | undefined {
  const [session, setSession] = useState<Session | null>()

  useEffect(() => {
    const { data } = sessionClient.auth.onAuthStateChange((_event, current) => setSession(current))
    return () => data.subscription.unsubscribe()
  }, [])

  return session
}

/** @throws {SupabaseError} with Supabase's code, such as `invalid_credentials`. */
async function signIn(credentials: SignInWithPasswordCredentials): Promise<void> {
  const { error } = await sessionClient.auth.signInWithPassword(credentials)
  if (error) throw new SupabaseError('Signing in', error.status ?? 0, error)
}

/** @throws {SupabaseError} when the server does not end the session, which is then kept. */
async function signOut(): Promise<void> {
  const { error } = await sessionClient.auth.signOut({ scope: 'local' })
  if (error) throw new SupabaseError('Signing out', error.status ?? 0, error)
}

export function useSignIn() {
  return useMutation<void, SupabaseError, SignInWithPasswordCredentials>({ mutationFn: signIn })
}

export function useSignOut() {
  return useMutation({ mutationFn: signOut })
}
