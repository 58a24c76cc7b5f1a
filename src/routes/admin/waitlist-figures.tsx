import { useQuery } from '@tanstack/react-query'
import { cx } from 'class-variance-authority'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card, CardTitle } from '@/components/ui/card'
import { Field } from '@/components/ui/field'
import { toast } from '@/components/ui/toast-store'
import { type WaitlistDay, type WaitlistSource, waitlistFiguresOptions } from '@/data/admin/queries'
import type { Session } from '@/data/admin/session'
import { toSource } from '@/routes/landing/source'
import { toastError } from './toast-error'

const format = (count: number) => count.toLocaleString('en')

function formatDay({ day }: WaitlistDay) {
  return new Date(day).toLocaleDateString('en', { month: 'short', day: 'numeric', timeZone: 'UTC' })
}

/** The size and growth of the waitlist. The views return no rows to anyone but administrators. */
export function WaitlistFigures({ user }: { user: Session['user'] }) {
  const { data, isError } = useQuery(waitlistFiguresOptions(user.id))
  const total = data?.days.at(-1)?.total
  // At another address than Supabase's own the dashboard asks which project.
  const [, project = '_'] = /\/\/(\w+)\.supabase\.co/.exec(import.meta.env.VITE_SUPABASE_URL) ?? []
  return (
    <section
      id="waitlist"
      tabIndex={-1}
      aria-labelledby="waitlist-title"
      // As high as a phone's screen, so that the figures move nothing in sight when they come, nor the
      // form below them: it can be what scroll anchoring holds.
      className="grid min-h-svh w-full [overflow-anchor:none] lg:min-h-0"
    >
      <Card className="flex flex-col gap-6">
        <CardTitle level="h2" id="waitlist-title">
          Waitlist
        </CardTitle>
        {isError && <p>The waitlist could not be read just now. Reload the page to try again.</p>}
        {data && total === undefined && (
          <p>{`Only administrators see this. ${user.email} is not one.`}</p>
        )}
        {data && total !== undefined && (
          <>
            <Growth days={data.days} total={format(total)} />
            <Chart days={data.days} />
            <Sources sources={data.sources} />
            <NextLink />
            <p className="mt-auto flex flex-wrap justify-between gap-x-4 border-line border-t pt-4 text-ink-soft text-sm">
              <span>Only numbers here.</span>
              <a href={`https://supabase.com/dashboard/project/${project}/editor`}>
                Names: open the list
              </a>
            </p>
          </>
        )}
      </Card>
    </section>
  )
}

function Growth({ days, total }: { days: WaitlistDay[]; total: string }) {
  const sum = (some: WaitlistDay[]) => some.reduce((entries, day) => entries + day.entries, 0)
  const [week, weekBefore] = [sum(days.slice(-7)), sum(days.slice(-14, -7))]
  const more = week - weekBefore
  const comparison = more
    ? `${format(Math.abs(more))} ${more > 0 ? 'more' : 'fewer'} than in the 7 before.`
    : 'as many as in the 7 before.'
  return (
    <>
      <p className="@container flex flex-wrap items-baseline gap-x-3">
        {/* 72 px, or as large as the longest number fits. */}
        <strong
          className="leading-none tracking-tighter"
          style={{ fontSize: `min(4.5rem, ${150 / total.length}cqi)` }}
        >
          {total}
        </strong>{' '}
        <span className="text-ink-soft">on the list</span>
      </p>
      {total === '0' ? (
        <p>Nobody has joined yet. Share the page: below is a link for the first place.</p>
      ) : (
        <p className="text-pretty">
          <strong className="bg-marker px-2 py-1 text-2xl text-on-marker">{`+${format(week)}`}</strong>{' '}
          <span>{`in the last 7 days, ${comparison}`}</span>
        </p>
      )}
    </>
  )
}

/** A bar for each day, which is read out as its day and number. The last 7 are marked, today paler. */
function Chart({ days }: { days: WaitlistDay[] }) {
  const [first, middle, today] = [days[0], days.at(days.length / 2), days.at(-1)]
  const most = Math.max(1, ...days.map(({ entries }) => entries))
  const best = days.findLast(({ entries }) => entries === most)
  return (
    <div className="text-sm">
      {best && <p>{`Best day: ${formatDay(best)}, when ${format(most)} joined.`}</p>}
      <ol
        className="mt-1 flex items-end gap-0.5 border-line border-y"
        style={{
          height: 'max(8rem, 22svh)',
          background: 'linear-gradient(var(--line) 0 0) center / 100% 1px no-repeat',
        }}
      >
        {days.map((day) => {
          const label = `${formatDay(day)}: ${format(day.entries)}`
          return (
            <li
              key={day.day}
              title={label}
              style={{ height: `${(day.entries / most) * 100}%` }}
              className="relative min-h-px flex-1 forced-color-adjust-none bg-field nth-last-[-n+7]:bg-marker-strong last:opacity-60"
            >
              <span className="sr-only">{label}</span>
            </li>
          )
        })}
      </ol>
      <p className="mt-1 grid grid-cols-[1fr_auto_1fr] text-ink-soft *:last:text-right">
        {[first, middle].map((day) => day && <span key={day.day}>{formatDay(day)}</span>)}
        {today && <span>{`Today: ${format(today.entries)} so far`}</span>}
      </p>
    </div>
  )
}

function Sources({ sources }: { sources: WaitlistSource[] }) {
  const named = sources.filter(({ source }) => source)
  const most = named[0]?.entries
  if (!most) return null
  const rows = [...named, ...sources.filter(({ source }) => !source)]
  return (
    <div className="border-line border-t pt-6">
      <h3 className="mb-3 font-bold text-xl">Where they came from</h3>
      <ul className="grid gap-3">
        {rows.map(({ source, entries, entries_30_days: recent }, index) => (
          <li key={index} className={cx('grid gap-1', !source && 'text-ink-soft')}>
            <p className="flex flex-wrap items-baseline gap-x-4">
              <span className="me-auto">
                {/* A long name may break after its signs. */}
                {source?.split(/(?<=[._-])/).map((part, index) => [<wbr key={index} />, part])}
                {!source && (source === '' ? 'All others' : 'No source')}
              </span>{' '}
              <strong>{format(entries)}</strong>{' '}
              <span className="text-ink-soft text-sm">{`${format(recent)} in 30 days`}</span>
            </p>
            <span
              className={cx('h-1.5 forced-color-adjust-none', source ? 'bg-ink-soft' : 'bg-line')}
              style={{ width: `${Math.min(1, entries / most) * 100}%` }}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The link for the next place where the owner shares the page. */
function NextLink() {
  const [place, setPlace] = useState('newsletter')
  const source = toSource(place)
  const link = `${location.origin}/${source ? `?from=${source}` : ''}`
  return (
    <div className="grid gap-3 border-line border-t pt-6">
      <Field
        label="Give each place a link of its own. Where will you share the next?"
        name="place"
        defaultValue={place}
        onInput={({ currentTarget }) => setPlace(currentTarget.value)}
      />
      <p aria-live="polite">{link}</p>
      <Button
        variant="outline"
        className="justify-self-start"
        onClick={() =>
          navigator.clipboard.writeText(link).then(
            () => toast({ title: 'Link copied', description: link }),
            () => toastError('The browser did not copy the link.'),
          )
        }
      >
        Copy link
      </Button>
    </div>
  )
}
