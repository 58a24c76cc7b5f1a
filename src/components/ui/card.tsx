import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

export function Card({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cx('framed grid gap-4 bg-panel p-card', className)} {...props} />
}

type CardTitleProps = Omit<ComponentProps<'h1'>, 'className'> & { level: 'h1' | 'h2' | 'h3' }

export function CardTitle({ level: Heading, ...props }: CardTitleProps) {
  return <Heading className="text-subtitle" {...props} />
}
