import { buttonVariants } from '@/components/ui/button'
import * as content from '@/content'
import { tabTitle, titles } from '@/titles'
import { StreetSection } from './street'

/** A page that has no content yet: a street in which only the reader's own store is lit. */
export function EmptyPage({ page, text }: { page: keyof typeof titles; text: string }) {
  return (
    <StreetSection className="flex flex-col items-center px-6 pt-6 text-center">
      <title>{tabTitle(titles[page])}</title>
      <div className="my-auto grid justify-items-center gap-4 pb-6">
        <h1 className="text-title sm:text-display">{titles[page]}</h1>
        <p className="max-w-sm text-balance text-muted-foreground">
          This page is not open yet. <span>{text}</span>
        </p>
        {!content.waitlist.closedText && (
          <a href="/#waitlist" className={buttonVariants({ variant: 'hero' })}>
            Join Waitlist
          </a>
        )}
      </div>
    </StreetSection>
  )
}
