import type { AuthError, Session, SignInWithPasswordCredentials } from '@supabase/supabase-js'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { authClient, refreshSession } from './auth-client'

/** The session of whoever is signed in, kept up to date across tabs; null when nobody is. */
export function useSession(): Session | null {
  const [session, setSession] = useState<Session | null>(null)

  useEffect(() => {
    const { data } = authClient().auth.onAuthStateChange((_event, current) => setSession(current))
    return () => data.subscription.unsubscribe()
  }, [])

  return session
}

export function useSignIn() {
  return useMutation<void, AuthError, SignInWithPasswordCredentials>({
    mutationFn: async (credentials) => {
      const { error } = await authClient().auth.signInWithPassword(credentials)
      if (error) throw error
    },
  })
}

/** Signs out on this device alone. */
export function useSignOut() {
  return useMutation({
    mutationFn: async () => {
      await refreshSession()
      const { error } = await authClient().auth.signOut({ scope: 'local' })
      if (error) throw error
    },
  })
}
