import { useQuery } from '@tanstack/react-query'
import { Logo } from '@/components/logo'
import { Button } from '@/components/ui/button'
import { homepageTitleOptions } from '@/data/queries'
import { brandName } from '@/lib/brand'
import { ExampleAnswer } from './example-answer'
import picture from './hero-picture.svg?no-inline'

const defaultTitle = 'Is Your Brand Visible in LLM Searches?'

/** The size of a headline, in em: a longer one is smaller, and takes about the room of the default. */
function sizeOf(title: string) {
  // Chinese, Japanese and Korean characters, and capitals in a row, are wider than others.
  const width = title.replace(/[\u1100-\u{3ffff}]|\p{Lu}(?=\p{Lu})/gu, 'ww').length
  return Math.min(1, Math.sqrt(40 / width))
}

/** Acts like a link to #waitlist: scrolls smoothly, and the next Tab reaches the form's first field. */
function goToWaitlist() {
  location.assign('#waitlist')
}

export function Hero() {
  const { data: title = defaultTitle } = useQuery(homepageTitleOptions())
  const size = sizeOf(title)

  return (
    <section
      aria-labelledby="headline"
      className="relative isolate overflow-hidden border-line border-b"
    >
      {/* At the top, because the hero gets taller while the HTML arrives; small, so that it is never
        the Largest Contentful Paint. */}
      <img
        src={picture}
        alt=""
        width="1600"
        height="900"
        decoding="async"
        loading="lazy"
        fetchPriority="low"
        className="-z-10 mask-l-from-70% mask-l-to-100% absolute top-0 left-1/2 h-24 w-full min-w-200 max-w-none animate-[after-first-paint_50ms] object-cover object-top opacity-picture"
      />
      <div className="wide grid gap-12 pt-6 pb-24 sm:pt-8 lg:grid-cols-[5fr_4fr] lg:items-start">
        <div>
          <p className="flex items-center gap-2.5 font-bold">
            <Logo className="size-8" />
            {brandName}
          </p>
          <div className="headline mt-4 max-w-3xl lg:mt-8">
            <h1
              id="headline"
              dir="auto"
              className="content-end"
              style={size < 1 ? { fontSize: `${size}em` } : undefined}
            >
              {/* An element of its own for each title: the browser's translation moves text nodes out
                of React's reach, and one that changes its number of lines counts as a layout shift. */}
              <span key={title}>{title}</span>
            </h1>
          </div>
          <p className="mt-5">
            <span className="highlight font-bold text-sm sm:text-base">
              Understand Your Brand's AI Presence
            </span>
          </p>
          <p className="mt-5 max-w-xl text-ink-soft text-lg sm:text-xl">
            Shoppers now ask ChatGPT, Claude and other AI models what to buy. See whether the
            answers name your store, what they say about it, and what you can do about it.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Button variant="hero" size="lg" onClick={goToWaitlist}>
              Join Waiting List
            </Button>
            <Button variant="heroOutline" size="lg" onClick={goToWaitlist}>
              Learn More
            </Button>
          </div>
        </div>
        <ExampleAnswer />
      </div>
    </section>
  )
}
