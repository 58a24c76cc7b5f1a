import { cx } from 'class-variance-authority'
import { LitStore, StreetSection } from '@/components/street'
import { buttonVariants } from '@/components/ui/button'
import * as content from '@/content'
import { Thanks } from './thanks'
import { WaitlistForm, type WaitlistFormProps } from './waitlist-form'

export function Waitlist({ joinedEmail, onJoined }: WaitlistFormProps) {
  const { title, intro, points, closedText, closedLink, maker } = content.waitlist
  return (
    <StreetSection
      id="waitlist"
      aria-labelledby="waitlist-title"
      foreground={joinedEmail ? <LitStore /> : null}
      className={cx(
        'grid items-center gap-8 px-gutter pt-section',
        !closedText && 'md:grid-cols-2',
      )}
    >
      <div className={cx('grid max-w-md justify-items-start gap-4', joinedEmail && 'md:hidden')}>
        <h2 id="waitlist-title" className="text-title">
          {title}
        </h2>
        {closedText ? (
          <>
            <p className="text-lg">{closedText}</p>
            {closedLink.url && (
              <a href={closedLink.url} className={buttonVariants({ variant: 'hero' })}>
                {closedLink.text}
              </a>
            )}
          </>
        ) : (
          <>
            <p className="text-balance text-lg text-muted-foreground">{intro}</p>
            <ul className="grid list-[square] gap-3 ps-6 text-lg">
              {points.map((point, index) => (
                <li key={index}>{point}</li>
              ))}
            </ul>
            {maker.name && (
              <div className="flex items-start gap-4 border-t pt-4">
                {maker.portrait && (
                  <img
                    src={maker.portrait}
                    alt=""
                    className="size-20 shrink-0 rounded-full object-cover"
                  />
                )}
                <p>
                  {maker.text} <strong className="mt-2 block">{maker.name}</strong>
                </p>
              </div>
            )}
          </>
        )}
      </div>
      {!closedText && (
        <>
          <WaitlistForm joinedEmail={joinedEmail} onJoined={onJoined} />
          <Thanks joinedEmail={joinedEmail} />
        </>
      )}
    </StreetSection>
  )
}
