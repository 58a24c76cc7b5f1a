import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

export function AdminCard({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cx('card grid gap-4 bg-muted p-card', className)} {...props} />
}
