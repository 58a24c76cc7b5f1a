import { useQuery } from '@tanstack/react-query'
import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { Card, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import { Spinner } from '@/components/ui/spinner'
import { type WaitlistDay, waitlistDaysOptions } from '@/data/admin/queries'
import type { Session } from '@/data/admin/session'

const dateFormat = new Intl.DateTimeFormat('en', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

/** Such as "Feb 1", which stays on one line. */
function formatDay(day: string) {
  return dateFormat.format(new Date(day)).replace(' ', '\u00a0')
}

function formatNumber(number: number) {
  return number.toLocaleString('en')
}

/** The numbers of the chart's scale: round, at even distances, and at most three above 0. */
function scaleUpTo(highest: number) {
  const least = highest / 3
  const power = 10 ** Math.floor(Math.log10(least))
  const step = [1, 2, 5].map((factor) => factor * power).find((round) => round >= least)
  const distance = Math.max(1, step ?? 10 * power)
  return Array.from({ length: Math.floor(highest / distance) + 1 }, (_, index) => index * distance)
}

/** How many people wait and when they joined. Who is no administrator is sent no days, and told so. */
export function WaitlistFigures({ user }: { user: Session['user'] }) {
  const { data: days, isPending, isError, isLoadingError } = useQuery(waitlistDaysOptions(user.id))
  return (
    <section aria-labelledby="waitlist-title" className="grid grid-cols-1">
      <Card className="flex flex-col">
        <CardHeader>
          <CardTitle level="h2" id="waitlist-title">
            Waitlist
          </CardTitle>
          {/* In one place, so that a read that fails later needs no more room. */}
          <CardDescription>
            {isError
              ? 'The waitlist could not be read just now.'
              : 'How many people joined. Days are in UTC.'}
          </CardDescription>
        </CardHeader>
        {isPending && (
          <div role="status" className="grid grow place-items-center py-6">
            <Spinner className="size-8" />
            <span className="sr-only">Loading</span>
          </div>
        )}
        {days?.length === 0 && (
          <NoFigures>
            <p>{`Only administrators see this. ${user.email} is not one.`}</p>
          </NoFigures>
        )}
        {days && days.length > 0 && <Days days={days} />}
        {isLoadingError && (
          <NoFigures>
            <p>Reload the page to try again.</p>
          </NoFigures>
        )}
      </Card>
    </section>
  )
}

function Days({ days }: { days: WaitlistDay[] }) {
  const today = days.at(-1)
  const sum = days.reduce((entries, day) => entries + day.entries, 0)
  if (!today?.total) {
    return (
      <NoFigures>
        <p>Nobody has joined yet. Share the page:</p>
        <p>
          <a href="/" className="font-bold underline">
            {location.origin}
          </a>
        </p>
      </NoFigures>
    )
  }
  return (
    <>
      <dl className="flex flex-wrap gap-x-8 gap-y-4">
        <Count label="On the list" value={today.total} />
        <Count label="Joined today" value={today.entries} />
        <Count label="Last 30 days" value={sum} />
      </dl>
      <figure className="mt-5 flex wrap-break-word grow flex-col text-ink-soft text-sm">
        <Chart days={days} />
        <div className="sr-only">
          <table>
            <thead>
              <tr>
                <th>Day (UTC)</th>
                <th>Joined</th>
              </tr>
            </thead>
            <tbody>
              {days.map(({ day, entries }) => (
                <tr key={day}>
                  <th scope="row">{formatDay(day)}</th>
                  <td>{formatNumber(entries)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </figure>
    </>
  )
}

function Count({ label, value }: { label: string; value: number }) {
  return (
    <div className="group first:basis-full">
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="font-bold text-[min(1.5rem,11vw)] tabular-nums leading-tight tracking-tight group-first:text-[min(2.25rem,11vw)]">
        {formatNumber(value)}
      </dd>
    </div>
  )
}

/** Says why there are none, in their place. */
function NoFigures({ children }: { children: ReactNode }) {
  return (
    <div className="grid grow content-center justify-items-center gap-2 text-balance py-6 text-center">
      <svg
        viewBox="0 0 160 72"
        aria-hidden="true"
        className="mb-4 w-40 max-w-full fill-none stroke-ink-soft"
        strokeDasharray="4 4"
      >
        <path d="M.5 50.5h31v21h-31zM43.5 36.5h31v35h-31zM86.5 20.5h31v51h-31zM128.5.5h31v71h-31z" />
      </svg>
      {children}
    </div>
  )
}

/** A bar for each day, over a scale; the best day and today are named. A table says the same in words. */
function Chart({ days }: { days: WaitlistDay[] }) {
  const best = days.reduce((one, other) => (other.entries > one.entries ? other : one))
  const [first = best] = days
  const today = days.at(-1)
  const middle = ((days.indexOf(best) + 0.5) / days.length) * 100
  const scale = scaleUpTo(best.entries)
  const percent = (entries: number) => entries && (entries / best.entries) * 100

  return (
    <div
      aria-hidden="true"
      className="grid grow grid-cols-[auto_1fr] grid-rows-[auto_minmax(8rem,1fr)_auto] gap-x-2"
    >
      <p className="@container col-start-2 mb-1">
        {best.entries > 0 ? (
          // Over its bar, and never beyond the chart.
          <span
            className="relative inline-block"
            style={{
              left: `${middle}%`,
              translate: `clamp(-${middle}cqi, -50%, ${100 - middle}cqi - 100%)`,
            }}
          >
            {`Best day, ${best === today ? 'today' : formatDay(best.day)}: ${formatNumber(best.entries)}`}
          </span>
        ) : (
          'Nobody joined in these 30 days'
        )}
      </p>
      {/* Makes room for the numbers of the scale, of which this is the widest. */}
      <span className="invisible row-start-2 whitespace-nowrap">
        {formatNumber(scale.at(-1) ?? 0)}
      </span>
      <div className="relative">
        {scale.map((number) => (
          <div
            key={number}
            className={cx(
              'absolute inset-x-0 border-t',
              number ? 'border-line forced-colors:border-dotted' : 'border-ink-soft',
            )}
            style={{ top: `${100 - percent(number)}%` }}
          >
            <span className="-translate-y-1/2 absolute right-full whitespace-nowrap pr-2">
              {formatNumber(number)}
            </span>
          </div>
        ))}
        <svg
          viewBox="0 0 300 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          fill="currentColor"
          className="absolute size-full overflow-visible"
        >
          {days.map(({ day, entries }, index) => {
            const height = entries && Math.max(1, percent(entries))
            return (
              <rect
                key={day}
                x={index * 10 + 1}
                y={100 - height}
                width="8"
                height={height}
                vectorEffect="non-scaling-stroke"
                className={
                  day === today?.day
                    ? 'fill-marker stroke-ink dark:stroke-none forced-colors:fill-[Highlight]'
                    : undefined
                }
              >
                <title>{`${formatDay(day)}: ${formatNumber(entries)}`}</title>
              </rect>
            )
          })}
        </svg>
      </div>
      <div className="col-start-2 mt-1 flex flex-wrap justify-between gap-x-2">
        <span>{formatDay(first.day)}</span>
        <span>Today</span>
      </div>
    </div>
  )
}
