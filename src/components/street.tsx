import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

/** A street of faint shops from side to side of the window, and what stands in place of the first. */
export function Street({ children = <Shop /> }: { children?: ReactNode }) {
  return (
    <div aria-hidden="true" className="relative mt-6 aspect-176/150 w-32 sm:w-44">
      <div className="street" />
      {children}
    </div>
  )
}

/** The shop that is lit, in the marker's colour. */
export function Shop({ className }: { className?: string }) {
  const lit = 'bg-marker motion-safe:animate-[light_1s_0.5s_backwards]'
  return <img src="/store.svg" alt="" width="176" height="150" className={cx(lit, className)} />
}
