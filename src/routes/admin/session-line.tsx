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
    <p className="mt-6 flex flex-wrap items-center gap-x-4 border-line border-t pt-4 text-ink-soft text-sm">
      <span className="grow basis-40">{`Signed in as ${session.user.email}`}</span>
      {/* Its text, and not the space around it, ends where the field does. */}
      <Button
        ref={button}
        variant="link"
        size="sm"
        onClick={() => signOut(session)}
        className="-mx-3"
      >
        Sign out
      </Button>
    </p>
  )
}
