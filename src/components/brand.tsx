import * as content from '@/content'
import { Logo } from './logo'

/** The logo and the product's name. Only a word that is too long for a line is broken. */
export function Brand() {
  return (
    <span className="wrap-break-word flex items-center gap-2 font-bold leading-tight">
      <Logo className="size-8" />
      <span className="min-w-0">{content.siteName}</span>
    </span>
  )
}
