import { cx } from 'class-variance-authority'
import { useState } from 'react'
import { Button, buttonVariants } from '@/components/ui/button'
import { toast } from '@/components/ui/toast-store'
import * as content from '@/content'
import { WaitlistForm } from './waitlist-form'

export function Waitlist() {
  const { title, closed, maker } = content.waitlist
  const [joined, setJoined] = useState('')

  return (
    <section
      id="waitlist"
      aria-labelledby="waitlist-title"
      className="wide grid gap-x-10 gap-y-6 py-11 md:grid-cols-2 md:grid-rows-[auto_1fr] md:py-22"
    >
      <div className="grid content-start justify-items-start gap-4">
        <h2 id="waitlist-title" className={cx('section-title', joined && 'invisible')}>
          {title}
        </h2>
        {closed ? <Closed /> : <Invitation joined={joined} />}
      </div>
      {!closed && <WaitlistForm joined={joined !== ''} onJoined={setJoined} />}
      {!closed && maker.name && (
        <div className="flex max-w-md items-start gap-5 border-line border-t pt-5">
          {maker.portrait && (
            <img src={maker.portrait} alt="" className="size-20 rounded-full object-cover" />
          )}
          <p>
            {maker.text} <strong className="mt-2 block">{maker.name}</strong>
          </p>
        </div>
      )}
    </section>
  )
}

/** Takes the place of the form once nobody can join any more. */
function Closed() {
  const { closed, closedLink } = content.waitlist
  return (
    <>
      <p className="max-w-md text-lg">{closed}</p>
      {closedLink.address && (
        <a href={closedLink.address} className={buttonVariants({ variant: 'hero', size: 'lg' })}>
          {closedLink.text}
        </a>
      )}
    </>
  )
}

/** The reasons to join, or the thanks for it, in one place: the form stays where it is. */
function Invitation({ joined }: { joined: string }) {
  const { intro, points, joined: thanks, next, share } = content.waitlist
  return (
    <div className="grid *:[grid-area:1/1]">
      <div className={cx('grid content-start gap-4', joined && 'invisible')}>
        <p className="max-w-sm text-ink-soft text-lg">{intro}</p>
        <ul className="grid list-[square] gap-2 ps-6">
          {points.map((point, index) => (
            <li key={index}>{point}</li>
          ))}
        </ul>
      </div>
      <div className="grid content-end justify-items-start gap-3 pt-2 md:-mt-17 md:content-start">
        <p role="status">
          {joined && (
            <>
              <span className="highlight inline-block font-bold text-2xl lg:text-3xl">
                {thanks}
              </span>
              <span className="mt-5 line-clamp-3 max-w-sm text-lg">{`${next} ${joined}`}</span>
            </>
          )}
        </p>
        {joined && (
          <Button variant="outline" onClick={shareAddress}>
            {share}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Opens the device's share sheet, or copies the address where there is none. */
async function shareAddress() {
  const url = `${location.origin}/?from=share`
  try {
    if (navigator.share) return await navigator.share({ url })
    await navigator.clipboard.writeText(url)
    toast({ title: content.messages.copied, description: url })
  } catch {
    // The share sheet was closed, or the browser refuses the clipboard.
  }
}
