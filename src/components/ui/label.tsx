import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/** The name of a field, tied to it by `htmlFor`. */
export function Label({
  className,
  htmlFor,
  ...props
}: ComponentProps<'label'> & { htmlFor: string }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: its text and its field come with the props
    <label
      data-slot="label"
      htmlFor={htmlFor}
      className={cx('font-bold text-sm', className)}
      {...props}
    />
  )
}
