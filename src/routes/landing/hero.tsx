import { useQuery } from '@tanstack/react-query'
import { cx } from 'class-variance-authority'
import type { KeyboardEvent } from 'react'
import { StreetSection } from '@/components/street'
import { buttonVariants } from '@/components/ui/button'
import * as content from '@/content'
import { titleOptions } from '@/data/queries'
import { Example } from './example'
import { HeroTitle } from './hero-title'
import { space } from './space'

/** The space key presses a button but not a link. */
function pressWithSpace(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}

/** The specification's buttons are links, so that they lead to the form even before hydration. */
const formLinkProps = (variant: 'hero' | 'heroOutline') => ({
  href: '#waitlist',
  role: 'button',
  onKeyDown: pressWithSpace,
  className: buttonVariants({ variant, size: 'lg' }),
})

export function Hero() {
  const { badge, intro, join, more, note, madeBy } = content.hero
  const { closedText, maker } = content.waitlist
  const { question, picture } = content.example
  const hasExample = question || picture
  const { data } = useQuery(titleOptions())

  return (
    <StreetSection
      aria-labelledby="title"
      className={cx(
        'grid grid-cols-1 gap-x-6 gap-y-hero px-gutter pt-4 md:grid-cols-2 md:grid-rows-[1fr] md:pt-hero',
        hasExample && 'max-md:pb-section',
      )}
    >
      <div className="@container flex flex-col items-start gap-hero">
        <HeroTitle text={data ?? content.hero.title} />
        <p className="rounded border bg-muted px-3 py-1 font-bold text-sm">{badge}</p>
        <p className="max-w-xl text-balance text-lg text-muted-foreground">{intro}</p>
        {!closedText && (
          <>
            <div className="flex flex-wrap gap-3 self-stretch max-sm:*:grow">
              <a {...formLinkProps('hero')}>{join}</a>{' '}
              <a {...formLinkProps('heroOutline')}>{more}</a>
            </div>
            {(maker.name || note) && (
              <div className="flex items-center gap-3">
                {maker.name && maker.portrait && (
                  <img
                    src={maker.portrait}
                    alt=""
                    className="size-12 shrink-0 rounded-full object-cover"
                  />
                )}
                {/* This text is not muted, because the lit store's light falls on it. */}
                <p>
                  {maker.name && <strong className="block">{madeBy + space() + maker.name}</strong>}{' '}
                  {note}
                </p>
              </div>
            )}
          </>
        )}
      </div>
      {/* On phones, the example follows the street, which StreetSection adds, so that the first screen shows the lit
          store. From `md`, the example starts a little above the title's first line, and also spans the row of the
          street. */}
      {hasExample && (
        <Example className="self-start max-md:order-last md:row-span-2 md:mt-hero md:mb-4" />
      )}
    </StreetSection>
  )
}
