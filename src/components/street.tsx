import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

/** Draws a faint street behind a `.with-street`; the children stand in place of its first store. */
export function Street({ children = <LitStore /> }: { children?: ReactNode }) {
  return (
    <div aria-hidden="true" className="relative size-28 sm:size-44">
      <div className="street" />
      {children}
    </div>
  )
}

export function LitStore({ className }: { className?: string }) {
  return (
    <img src="/store.svg" alt="" width="176" height="176" className={cx('lit-store', className)} />
  )
}
