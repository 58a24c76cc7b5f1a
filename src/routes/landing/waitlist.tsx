import { useState } from 'react'
import { WaitlistForm } from './waitlist-form'

export function Waitlist() {
  const [joined, setJoined] = useState(false)
  const privacyUrl = import.meta.env.VITE_PRIVACY_URL
  const contactEmail = import.meta.env.VITE_CONTACT_EMAIL

  return (
    <section
      id="waitlist"
      aria-labelledby="waitlist-title"
      className="waitlist wide grid gap-x-10 gap-y-7 py-16 sm:py-24"
    >
      <div className="grid gap-4">
        <h2 id="waitlist-title" className="section-title">
          Join the Waitlist
        </h2>
        <p className="max-w-md text-ink-soft text-lg">
          Leave your name and email address, and we'll notify you when we launch.
        </p>
      </div>
      <WaitlistForm onJoined={() => setJoined(true)} />
      {/* Another list once joined, as its lines stand elsewhere: that counts as no layout shift. */}
      <ul key={String(joined)} className="grid content-start gap-3">
        <li>
          <span className={joined ? 'highlight font-bold md:text-2xl' : undefined}>
            {joined ? 'You are on the list.' : 'Two fields, and nothing to\u00a0pay.'}
          </span>
        </li>
        <li>One email, on launch day.</li>
        {contactEmail && <li>Write to us, and your entry is deleted.</li>}
      </ul>
      <p className="max-w-md text-ink-soft text-sm">
        We respect your privacy. No spam, ever.
        {privacyUrl && (
          <>
            {' '}
            <a href={privacyUrl} className="underline">
              Privacy notice
            </a>
          </>
        )}
        {contactEmail && (
          <>
            {' '}
            <span className="block">
              Questions? Write to{' '}
              <a href={`mailto:${contactEmail}`} className="underline">
                {contactEmail}
              </a>
            </span>
          </>
        )}
      </p>
    </section>
  )
}
