import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

export function Card({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cx('framed grid gap-4 bg-panel p-card', className)} {...props} />
}
