import { Logo } from '@/components/logo'
import * as content from '@/content'

/** Stays in sight, so that the form is one press away from everywhere. */
export function TopBar() {
  return (
    <header className="sticky top-0 z-40 border-line border-b bg-paper">
      <div className="wide flex min-h-15 flex-wrap items-center gap-x-4 py-1">
        <p className="flex min-w-min flex-1 wrap-normal items-center gap-2.5 font-bold text-[0.9375rem] leading-tight sm:text-base">
          <Logo className="size-8" />
          {content.name}
        </p>
        <a
          href="#waitlist"
          className="shrink-0 rounded border border-ink px-3 py-1.5 font-bold text-sm hover:bg-ink hover:text-paper sm:px-4"
        >
          Join the waitlist
        </a>
      </div>
    </header>
  )
}
