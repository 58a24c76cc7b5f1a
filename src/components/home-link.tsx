import * as content from '@/content'
import { Logo } from './logo'

/** The logo as a link to the landing page, which the router does not know. */
export function HomeLink() {
  return (
    <a href="/" className="flex items-center gap-2 font-bold text-compact">
      <Logo className="size-8" />
      {content.name}
    </a>
  )
}
