import { Button } from '@/components/ui/button'
import { waitlist } from '@/content'
import { scrollToThanks } from './scroll-to-thanks'
import { sharePage } from './share-page'

/** The thank-you message, above the lit store. If the form has its own column, it replaces the text beside the form. */
export function Thanks({ joinedEmail }: { joinedEmail: string }) {
  return (
    // While empty, it takes no row of the section.
    <div
      className={
        joinedEmail ? 'grid justify-items-start gap-4 md:row-start-1 md:self-end' : 'absolute'
      }
    >
      <p role="status" className="text-lg">
        {joinedEmail && (
          <>
            {/* React calls this `ref` once, when the thanks appear. */}
            <strong
              ref={scrollToThanks}
              className="marked mb-4 scroll-mt-toast text-title sm:text-display"
            >
              {waitlist.joined}
            </strong>
            <span className="line-clamp-3">{`${waitlist.next} ${joinedEmail}`}</span>
          </>
        )}
      </p>
      {joinedEmail && <Button onClick={sharePage}>{waitlist.share}</Button>}
    </div>
  )
}
