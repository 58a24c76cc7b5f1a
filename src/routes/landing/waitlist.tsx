import { waitlistId } from './scroll-to-waitlist'
import { WaitlistForm } from './waitlist-form'

export function Waitlist() {
  return (
    <section
      id={waitlistId}
      aria-labelledby="waitlist-title"
      tabIndex={-1}
      className="wide grid gap-10 py-16 outline-none sm:py-24 lg:grid-cols-2"
    >
      <div className="grid content-start gap-4">
        <h2 id="waitlist-title" className="section-title">
          Join the Waitlist
        </h2>
        <p className="max-w-md text-ink-soft text-lg">
          Leave your name and email address, and we'll notify you when we launch.
        </p>
      </div>
      <WaitlistForm />
    </section>
  )
}
