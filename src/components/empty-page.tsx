import { ButtonAsChild } from '@/components/ui/button-as-child'
import * as content from '@/content'
import { titles } from '@/titles'
import { LitStore } from './street'

/** A page without content yet. */
export function EmptyPage({ page, text }: { page: keyof typeof titles; text: string }) {
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <LitStore />
      <h1 className="text-title">{titles[page]}</h1>
      <p className="max-w-sm text-balance text-ink-soft">
        This page is not open yet. <span>{text}</span>
      </p>
      {!content.waitlist.closedText && (
        <ButtonAsChild variant="hero">
          <a href="/#waitlist">Join Waitlist</a>
        </ButtonAsChild>
      )}
    </div>
  )
}
