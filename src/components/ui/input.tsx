import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return (
    <input
      className={cx(
        'h-12 w-full min-w-0 rounded border border-field bg-paper px-3.5 text-ink transition-colors duration-150 enabled:hover:border-ink disabled:opacity-60 aria-invalid:border-danger aria-invalid:border-2',
        className,
      )}
      {...props}
    />
  )
}
