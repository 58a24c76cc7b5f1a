import { useQuery } from '@tanstack/react-query'
import { Card, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import { type WaitlistDay, waitlistDaysOptions } from '@/data/admin/queries'
import type { Session } from '@/data/admin/session'

function formatDay(day: string) {
  return new Date(day).toLocaleDateString('en', { month: 'short', day: 'numeric', timeZone: 'UTC' })
}

/** The size and growth of the waitlist. The view returns no rows to anyone but administrators. */
export function WaitlistFigures({ user }: { user: Session['user'] }) {
  const { data: days, isError } = useQuery(waitlistDaysOptions(user.id))
  const isEmpty = days?.at(-1)?.total === 0
  return (
    <section
      id="waitlist"
      tabIndex={-1}
      aria-labelledby="waitlist-title"
      className="w-full lg:order-first"
    >
      <Card>
        <CardHeader>
          <CardTitle level="h2" id="waitlist-title">
            Waitlist
          </CardTitle>
          <CardDescription>Sign-ups by day, in UTC. Names are in Supabase.</CardDescription>
        </CardHeader>
        {isError && <p>The waitlist could not be read just now. Reload the page to try again.</p>}
        {days?.length === 0 && <p>{`Only administrators see this. ${user.email} is not one.`}</p>}
        {isEmpty && (
          <p>
            Nobody has joined yet. Share the page: <a href="/">{location.origin}</a>
          </p>
        )}
        {days && days.length > 0 && !isEmpty && <Days days={days} />}
      </Card>
    </section>
  )
}

function Days({ days }: { days: WaitlistDay[] }) {
  const first = days[0]
  const middle = days.at(days.length / 2)
  const today = days.at(-1)
  const most = Math.max(1, ...days.map(({ entries }) => entries))
  const best = days.findLast(({ entries }) => entries === most)
  const sum = (some: WaitlistDay[]) => some.reduce((entries, day) => entries + day.entries, 0)
  return (
    <>
      <dl className="mb-6 grid grid-cols-2 gap-x-8 gap-y-4 sm:flex sm:flex-wrap">
        <Count label="On the list" value={today?.total ?? 0} />
        <Count label="Joined today" value={today?.entries ?? 0} />
        <Count label="Last 7 days" value={sum(days.slice(-7))} />
        <Count label="Previous 7 days" value={sum(days.slice(-14, -7))} />
        <Count label="Last 30 days" value={sum(days)} />
      </dl>
      <p className="flex flex-row-reverse items-end justify-between gap-2 text-sm *:shrink-0">
        <span aria-hidden="true">{most.toLocaleString('en')}</span>
        {best && `Best day: ${formatDay(best.day)}, when ${most.toLocaleString('en')} joined.`}
      </p>
      {/* A bar for each day, which is read out as its day and number. */}
      <ol className="mt-1 flex h-32 items-end gap-0.5 border-line border-y bg-[linear-gradient(var(--line)_0_0)] bg-[length:100%_1px] bg-center bg-no-repeat lg:h-48">
        {days.map(({ day, entries }) => {
          const label = `${formatDay(day)}: ${entries.toLocaleString('en')}`
          return (
            <li
              key={day}
              title={label}
              style={{ height: `${(entries / most) * 100}%` }}
              data-best={day === best?.day || undefined}
              className="relative min-h-px flex-1 forced-color-adjust-none bg-field last:bg-marker-strong not-last:data-best:bg-ink"
            >
              <span className="sr-only">{label}</span>
            </li>
          )
        })}
      </ol>
      <p className="mt-1 grid grid-cols-[1fr_auto_1fr] text-ink-soft text-sm *:last:text-right">
        {[first, middle].map((day) => day && <span key={day.day}>{formatDay(day.day)}</span>)}
        <span>Today so far</span>
      </p>
    </>
  )
}

function Count({ label, value }: { label: string; value: number }) {
  return (
    <div className="first:col-span-2 first:basis-full first:*:[dd]:text-5xl">
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="font-bold text-2xl tracking-tight">{value.toLocaleString('en')}</dd>
    </div>
  )
}
