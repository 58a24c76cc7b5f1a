import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { storePicture } from '@/content'

type StreetProps = ComponentProps<'section'> & { as?: 'main' | 'section'; foreground?: ReactNode }

/**
 * A part of a page in the colours of the night, the dark set that is the same in both schemes, with a street: a faint
 * row of stores that reaches both edges of the window. The street is one more child in the section's layout, after
 * `children`. `foreground`, by default the lit store, stands in front of the street's first store.
 */
export function StreetSection(props: StreetProps) {
  const { as: Element = 'section', foreground = <LitStore />, className, children, ...rest } = props
  return (
    <Element
      className={cx('street-section night', !storePicture && 'pb-section', className)}
      {...rest}
    >
      {children}
      {storePicture && (
        <div aria-hidden="true" className="relative col-start-1 mb-3 size-28 sm:size-street">
          <div className="street" />
          {foreground}
        </div>
      )}
    </Element>
  )
}

export function LitStore({ className }: { className?: string }) {
  return (
    storePicture && (
      <img
        src={storePicture}
        alt=""
        width="176"
        height="176"
        className={cx('lit-store', className)}
      />
    )
  )
}
