import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

export function Label({
  className,
  htmlFor,
  ...props
}: ComponentProps<'label'> & { htmlFor: string }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: its text and its field come with the props
    <label htmlFor={htmlFor} className={cx('font-bold text-sm', className)} {...props} />
  )
}
