import { useState } from 'react'
import { SkipLink } from '@/components/skip-link'
import * as content from '@/content'
import { Footer } from './footer'
import { Hero } from './hero'
import { HowItWorks } from './how-it-works'
import { TopBar } from './top-bar'
import { Waitlist } from './waitlist'
import { WhyItMatters } from './why-it-matters'

export function Landing() {
  const [joinedEmail, setJoinedEmail] = useState('')

  return (
    <>
      {!content.waitlist.closedText && <SkipLink to="waitlist">{content.topBar.skip}</SkipLink>}
      <TopBar joined={joinedEmail !== ''} />
      <main>
        <Hero />
        <div className="below-first-screen">
          <WhyItMatters />
          <HowItWorks />
          <Waitlist joinedEmail={joinedEmail} onJoined={setJoinedEmail} />
        </div>
      </main>
      <Footer />
    </>
  )
}
