import { useLayoutEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast-store'
import { useSignOut } from '@/data/session'

/** Says who is signed in, and signs them out. */
export function SessionLine({ email }: { email: string }) {
  const { mutate: signOut, isPending } = useSignOut()
  const button = useRef<HTMLButtonElement>(null)

  // The focus would be lost with the button.
  useLayoutEffect(() => {
    const element = button.current
    return () => {
      if (document.activeElement === element) document.getElementById('title')?.focus()
    }
  }, [])

  function leave() {
    const onError = () => toast('Error', 'Failed to sign out. Please try again.', 'destructive')
    if (!isPending) signOut(undefined, { onError })
  }

  return (
    <p className="mt-5 flex flex-wrap items-center justify-between gap-x-4 text-ink-soft text-sm">
      <span className="min-w-0">Signed in as {email}</span>
      <Button ref={button} variant="link" size="sm" onClick={leave}>
        Sign out
      </Button>
    </p>
  )
}
