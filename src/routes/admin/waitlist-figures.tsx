import { useQuery } from '@tanstack/react-query'
import { Card } from '@/components/ui/card'
import { type WaitlistDay, waitlistDaysOptions } from '@/data/admin/queries'

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

/** How many people wait and when they joined. Who is no administrator is sent no days, and sees nothing. */
export function WaitlistFigures({ userId }: { userId: string }) {
  const { data: days, isError } = useQuery(waitlistDaysOptions(userId))
  if (days ? days.length === 0 : !isError) return null
  return (
    <section aria-label="Waitlist">
      <Card className="grid gap-5">
        {days && <Days days={days} />}
        {isError && (
          <p className="text-ink-soft text-sm">The waitlist could not be read just now.</p>
        )}
      </Card>
    </section>
  )
}

function Days({ days }: { days: WaitlistDay[] }) {
  const [first] = days
  const today = days.at(-1)
  const best = days.reduce((one, other) => (other.entries > one.entries ? other : one))
  if (!first || !today?.total) return <p>Nobody yet. Share the page.</p>
  const sum = days.reduce((entries, day) => entries + day.entries, 0)

  return (
    <>
      <dl className="flex flex-wrap gap-x-8 gap-y-6">
        <Count label="Waiting" value={today.total} />
        <Count label="Joined today (UTC)" value={today.entries} />
      </dl>
      <figure className="grid gap-2 text-ink-soft text-sm">
        <Chart days={days} highest={best.entries} />
        <div aria-hidden="true" className="flex justify-between">
          <span>{formatDay(first.day)}</span>
          <span>Today</span>
        </div>
        <figcaption>
          <span>{`${formatNumber(sum)} joined in 30 days (UTC)`}</span>
          {sum > 0 && (
            <span>{`, most on ${formatDay(best.day)}:\u00a0${formatNumber(best.entries)}`}</span>
          )}
        </figcaption>
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
    <div>
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="font-bold text-3xl tracking-tight">{formatNumber(value)}</dd>
    </div>
  )
}

/** A bar for each day, today's marked. The caption and the table say the same in words. */
function Chart({ days, highest }: { days: WaitlistDay[]; highest: number }) {
  return (
    <svg viewBox="0 0 300 60" fill="currentColor" aria-hidden="true">
      <path d="M0 59h300v1H0z" />
      {days.map(({ day, entries }, index) => {
        const height = entries && Math.max(1, (entries / highest) * 58)
        return (
          <rect
            key={day}
            x={index * 10 + 1}
            y={59 - height}
            width="8"
            height={height}
            className={
              index === days.length - 1
                ? 'fill-marker stroke-ink dark:stroke-none forced-colors:fill-[Highlight]'
                : undefined
            }
          >
            <title>{`${formatDay(day)}: ${formatNumber(entries)}`}</title>
          </rect>
        )
      })}
    </svg>
  )
}
