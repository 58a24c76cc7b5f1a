import { useLayoutEffect } from 'react'
import { SkipLink } from '@/components/skip-link'
import { announceReady } from '@/lib/announce-ready'
import { Footer } from './footer'
import { Hero } from './hero'
import { HowItWorks } from './how-it-works'
import { waitlistId } from './scroll-to-waitlist'
import { Waitlist } from './waitlist'
import { WhyItMatters } from './why-it-matters'

export function Landing() {
  useLayoutEffect(announceReady, [])

  return (
    <>
      <SkipLink to={waitlistId}>Skip to the waitlist form</SkipLink>
      <main>
        <Hero />
        <div className="below-first-screen">
          <WhyItMatters />
          <HowItWorks />
          <Waitlist />
        </div>
      </main>
      <Footer />
    </>
  )
}
