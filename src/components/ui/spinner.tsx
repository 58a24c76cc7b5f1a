import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/** Decorative: the words beside it say what is under way. */
export function Spinner({ className, ...props }: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox="0 0 20 20"
      fill="currentColor"
      aria-hidden="true"
      className={cx('spinner size-5', className)}
      {...props}
    >
      <rect x="1" y="7" width="5" height="6" rx="1" />
      <rect x="7.5" y="7" width="5" height="6" rx="1" />
      <rect x="14" y="7" width="5" height="6" rx="1" />
    </svg>
  )
}
