import { cx } from 'class-variance-authority'
import * as content from '@/content'

/** The owner's logo, or three blocks, the middle one in the primary colour. Decorative. */
export function Logo({ className }: { className: string }) {
  if (content.logo) {
    return (
      <img
        src={content.logo}
        alt=""
        className={cx('logo rounded object-contain p-0.5', className)}
      />
    )
  }
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={cx('shrink-0', className)}>
      <rect x="1" y="9" width="7" height="14" rx="1.5" fill="currentColor" />
      <rect
        x="10"
        y="5"
        width="12"
        height="22"
        rx="1.5"
        className="fill-primary stroke-primary-border"
      />
      <rect x="24" y="9" width="7" height="14" rx="1.5" fill="currentColor" />
    </svg>
  )
}
