import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

export function Card({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cx('framed grid gap-4 bg-panel p-card', className)} {...props} />
}

/** @param level the heading's level in the page's outline. */
export function CardTitle({
  level: Heading,
  className,
  ...props
}: ComponentProps<'h1'> & { level: 'h1' | 'h2' | 'h3' }) {
  const size = Heading === 'h3' ? 'text-card-title' : 'text-2xl'
  return <Heading className={cx('font-bold', size, className)} {...props} />
}
