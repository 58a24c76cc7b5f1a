import { useQuery } from '@tanstack/react-query'
import type { KeyboardEvent } from 'react'
import { buttonVariants } from '@/components/ui/button'
import * as content from '@/content'
import { homepageTitleOptions } from '@/data/queries'
import { ExampleAnswer } from './example-answer'

/**
 * The size of a headline, in em, at which it fits its room (`.headline` in styles.css), since it keeps the
 * area of one of 40 letters, and a word of up to 24 letters a line.
 */
function headlineSize(title: string) {
  // Chinese, Japanese and Korean characters, which may end a line, and capitals in a row are wide.
  const text = title.replace(/[\u2e80-\u{3ffff}]/gu, 'w ').replace(/\p{Lu}(?=\p{Lu})/gu, 'ww')
  const longestWord = Math.max(...text.split(/[\s-]/).map((word) => word.length))
  return Math.min(1, Math.sqrt(40 / text.length), Math.max(0.5, 12 / longestWord))
}

/** Space presses a button, but not a link. */
function pressWithSpace(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}

/** The specification's buttons are links, which lead to the form before hydration too. */
const leadsToForm = { href: '#waitlist', role: 'button', onKeyDown: pressWithSpace }

const asked = [...content.drawings.questions, ...content.report.rows.map((row) => row.question)]

/** What shoppers ask, in rows: on phones the first alone, above the headline. */
function Picture() {
  return (
    <svg
      aria-hidden="true"
      direction="ltr"
      className="absolute top-0 -z-10 h-34 w-full animate-[hide_50ms] fill-ink font-medium text-lg opacity-picture lg:static lg:mt-8 lg:-mb-12 lg:text-2xl [mask:linear-gradient(to_left,#0000,#000_30%)]"
    >
      {/* By way of `use`, since axe would take the text for one to be read. */}
      <symbol id="questions" className="max-lg:*:not-first:hidden">
        {[0, 1, 2].map((row) => (
          <text key={row} y={30 + row * 40}>
            {asked.slice(2 * row).join('\u2003')}
          </text>
        ))}
      </symbol>
      <use href="#questions" />
    </svg>
  )
}

export function Hero() {
  const { headline, badge, intro, join, more } = content.hero
  const { data } = useQuery(homepageTitleOptions())
  const title = data ?? headline
  const size = headlineSize(title)

  return (
    <section
      aria-labelledby="headline"
      className="relative isolate overflow-hidden border-line border-b"
    >
      <div className="wide grid gap-x-14 gap-y-10 pt-7 pb-12 sm:gap-y-14 lg:grid-cols-[11fr_9fr] lg:pt-4 lg:pb-16">
        <div>
          <div className="headline">
            <h1
              id="headline"
              dir="auto"
              className="flex h-full flex-col justify-end text-balance font-bold"
              style={{ fontSize: `${size}em`, letterSpacing: `${-0.04 * size}em` }}
            >
              {/* An element of its own for each title: the browser's translation moves text nodes out of
                React's reach. Without a box: a stored headline is no new Largest Contentful Paint. */}
              <span key={title} className="contents">
                {title}
              </span>
            </h1>
          </div>
          <p className="mt-6 flex items-center gap-2.5 font-bold">
            <span aria-hidden="true" className="h-4 w-6 shrink-0 bg-marker" />
            {badge}
          </p>
          <p className="mt-4 max-w-xl text-ink-soft text-lg sm:text-xl">{intro}</p>
          {!content.waitlist.closed && (
            <div className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] gap-3 sm:mt-8 sm:flex max-sm:*:px-2 max-sm:*:text-base">
              <a {...leadsToForm} className={buttonVariants({ variant: 'hero', size: 'lg' })}>
                {join}
              </a>
              <a
                {...leadsToForm}
                className={buttonVariants({ variant: 'heroOutline', size: 'lg' })}
              >
                {more}
              </a>
            </div>
          )}
          <Picture />
        </div>
        {/* Begins where the default headline does. */}
        <div className="lg:mt-17">
          <ExampleAnswer />
        </div>
      </div>
    </section>
  )
}
