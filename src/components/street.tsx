import type { ReactNode } from 'react'

/** A street of faint shops from side to side of the window, with a place for one that is seen. */
export function Street({ children }: { children?: ReactNode }) {
  return (
    <div aria-hidden="true" className="relative mt-8 h-29 w-34 sm:h-37.5 sm:w-44">
      <div className="street" />
      {children}
    </div>
  )
}
