import { type RefObject, useLayoutEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import type { Session } from '@/data/admin/session'

type SessionLineProps = {
  session: Session
  signOut: (session: Session) => void
  /** Gets the focus that would be lost with the button. */
  nextFocus: RefObject<HTMLElement | null>
}

/** Says who is signed in, and signs them out. */
export function SessionLine({ session, signOut, nextFocus }: SessionLineProps) {
  const button = useRef<HTMLButtonElement>(null)

  useLayoutEffect(() => {
    const element = button.current
    return () => {
      if (document.activeElement === element) nextFocus.current?.focus()
    }
  }, [nextFocus])

  return (
    <p className="mt-5 flex flex-wrap items-center justify-between gap-x-4 text-ink-soft text-sm">
      <span className="min-w-0">{`Signed in as ${session.user.email}`}</span>
      <Button ref={button} variant="link" size="sm" onClick={() => signOut(session)}>
        Sign out
      </Button>
    </p>
  )
}
