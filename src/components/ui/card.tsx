import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/** A framed surface for one subject. */
export function Card({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="card"
      className={cx('rounded border border-line bg-panel p-6 sm:p-8', className)}
      {...props}
    />
  )
}

/** The card's title and what belongs to it. */
export function CardHeader({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="card-header" className={cx('mb-6 grid gap-2', className)} {...props} />
}

/** The card's title; the level of heading that it stands for is given by `level`. */
export function CardTitle({
  level: Heading = 'h2',
  className,
  ...props
}: ComponentProps<'h1'> & { level?: 'h1' | 'h2' | 'h3' }) {
  return (
    <Heading
      data-slot="card-title"
      className={cx('font-bold text-2xl tracking-tight', className)}
      {...props}
    />
  )
}

/** One line under the title. */
export function CardDescription({ className, ...props }: ComponentProps<'p'>) {
  return <p data-slot="card-description" className={cx('text-ink-soft', className)} {...props} />
}
