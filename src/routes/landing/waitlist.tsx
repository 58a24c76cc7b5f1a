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
      className="wide grid gap-x-10 gap-y-7 py-16 sm:py-24 md:grid-cols-2"
    >
      <div className="grid content-start gap-4">
        <h2 id="waitlist-title" className="section-title">
          Join the Waitlist
        </h2>
        <p className="max-w-md text-ink-soft text-lg">
          Leave your name and email address, and we'll notify you when we launch.
        </p>
        <ul className="list-[square] space-y-2 pl-6">
          <li>Be told first, on launch&nbsp;day.</li>
          <li>One email, and nothing to pay.</li>
          {contactEmail && <li>Write to us, and your entry is deleted.</li>}
        </ul>
      </div>
      <div className="grid w-full max-w-md gap-6 md:justify-self-end">
        <WaitlistForm onJoined={() => setJoined(true)} />
        {joined && (
          <p>
            <span className="highlight font-bold text-lg">You are on the list.</span>
          </p>
        )}
        <div className="grid justify-items-start gap-1 text-ink-soft text-sm">
          <p>We respect your privacy. No spam, ever.</p>
          {privacyUrl && (
            <a href={privacyUrl} className="underline">
              Privacy notice
            </a>
          )}
          {contactEmail && (
            <p>
              Questions? Write to{' '}
              <a href={`mailto:${contactEmail}`} className="underline">
                {contactEmail}
              </a>
            </p>
          )}
        </div>
      </div>
    </section>
  )
}
