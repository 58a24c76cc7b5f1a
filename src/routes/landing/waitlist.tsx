import { cx } from 'class-variance-authority'
import { useState } from 'react'
import { Button, buttonVariants } from '@/components/ui/button'
import { toast } from '@/components/ui/toast-store'
import * as content from '@/content'
import { WaitlistForm } from './waitlist-form'

/** Opens the device's share sheet, or copies the address where there is none. */
async function share() {
  const url = location.origin
  try {
    if (navigator.share) return await navigator.share({ url })
    await navigator.clipboard.writeText(url)
    toast({ title: 'Address copied', description: url })
  } catch {
    // The share sheet was closed, or the browser refuses the clipboard.
  }
}

export function Waitlist() {
  return (
    <section
      id="waitlist"
      aria-labelledby="waitlist-title"
      className="wide grid gap-x-10 gap-y-7 py-14 sm:py-20 lg:py-24 md:grid-cols-2"
    >
      {content.waitlist.closed ? <Closed /> : <Open />}
    </section>
  )
}

function Title() {
  return (
    <h2 id="waitlist-title" className="section-title">
      {content.waitlist.title}
    </h2>
  )
}

/** Takes the place of the form once nobody can join any more. */
function Closed() {
  const { closed, closedLink } = content.waitlist
  return (
    <div className="grid content-start justify-items-start gap-4">
      <Title />
      <p className="max-w-md text-lg">{closed}</p>
      {closedLink.address && (
        <a href={closedLink.address} className={buttonVariants({ variant: 'hero', size: 'lg' })}>
          {closedLink.text}
        </a>
      )}
    </div>
  )
}

function Open() {
  const { intro, points, privacy, contact } = content.waitlist
  const [joined, setJoined] = useState('')
  const { VITE_PRIVACY_URL: privacyUrl, VITE_CONTACT_EMAIL: contactEmail } = import.meta.env

  return (
    <>
      <div className="grid content-start justify-items-start gap-4">
        <Title />
        {/* In one cell, so that the form stays where it is when the one takes the place of the other. */}
        <div className="grid *:[grid-area:1/1]">
          <div className={cx('grid content-start gap-4', joined && 'invisible')}>
            <p className="max-w-md text-ink-soft text-lg">{intro}</p>
            <ul className="list-[square] space-y-2 pl-6">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
          <div className="grid content-start justify-items-start gap-3 pt-2">
            <p role="status">
              {joined && (
                <>
                  <span className="highlight font-bold text-2xl">{content.waitlist.joined}</span>
                  <span className="mt-3 line-clamp-3 text-lg">{`${content.waitlist.next} ${joined}`}</span>
                </>
              )}
            </p>
            {joined && (
              <Button variant="outline" onClick={share}>
                Share
              </Button>
            )}
          </div>
        </div>
      </div>
      <div className="grid w-full max-w-md gap-4 md:justify-self-end">
        <WaitlistForm joined={joined !== ''} onJoined={setJoined} />
        <div className="grid justify-items-start gap-2 text-ink-soft text-sm">
          <p>{privacy}</p>
          {contactEmail && (
            <p>
              {contact} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
            </p>
          )}
          {privacyUrl && <a href={privacyUrl}>Privacy notice</a>}
        </div>
      </div>
    </>
  )
}
