import { SkipLink } from '@/components/skip-link'
import { Footer } from './footer'
import { Hero } from './hero'
import { HowItWorks } from './how-it-works'
import { TopBar } from './top-bar'
import { Waitlist } from './waitlist'
import { WhyItMatters } from './why-it-matters'

export function Landing() {
  return (
    <>
      <SkipLink to="waitlist">Skip to the waitlist form</SkipLink>
      <TopBar />
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
