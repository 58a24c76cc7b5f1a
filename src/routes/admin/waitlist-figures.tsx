import { useQuery } from '@tanstack/react-query'
import { cx } from 'class-variance-authority'
import type { ReactNode, Ref } from 'react'
import { type WaitlistDay, type WaitlistSource, waitlistFiguresOptions } from '@/data/admin/queries'
import { AdminCard } from './admin-card'

const formatCount = (count: number) => count.toLocaleString('en')

function formatDay({ day }: WaitlistDay) {
  return new Date(day).toLocaleDateString('en', { month: 'short', day: 'numeric', timeZone: 'UTC' })
}

type WaitlistFiguresProps = {
  ref: Ref<HTMLElement>
  userId: string
  /** Shown below the counts, and only once they have arrived, because they would move it. */
  children: ReactNode
}

/** The waitlist's figures: its size, its growth, and its sources. The views return rows only to administrators. */
export function WaitlistFigures({ ref, userId, children }: WaitlistFiguresProps) {
  const { data, isPending, isError } = useQuery(waitlistFiguresOptions(userId))
  const total = data?.days.at(-1)?.total
  return (
    <>
      <section
        ref={ref}
        tabIndex={-1}
        aria-labelledby="figures-title"
        // The section is as high as a phone's screen until the counts arrive, so that they shift nothing visible.
        className={cx('w-full [overflow-anchor:none]', isPending && 'max-lg:min-h-svh')}
      >
        <AdminCard>
          <h2 id="figures-title" className="text-subtitle">
            Waitlist
          </h2>
          {isPending && <p role="status">Loading the waitlist</p>}
          {isError && <p>The waitlist could not be loaded. Reload the page to try again.</p>}
          {data && total === undefined && (
            <p>You are not an administrator, so you cannot see this.</p>
          )}
          {data && total !== undefined && (
            <>
              <p className="@container flex flex-wrap items-baseline gap-x-3">
                {/* The size is 72 px, or what fits: a digit is up to 0.65em wide. */}
                <strong
                  className="leading-none tracking-tighter"
                  style={{ fontSize: `min(4.5rem, ${150 / formatCount(total).length}cqi)` }}
                >
                  {formatCount(total)}
                </strong>{' '}
                <span className="text-muted-foreground">on the list</span>
              </p>
              {total === 0 && <p>Nobody has joined yet. Start by sharing a link.</p>}
              {total > 0 && <Growth days={data.days} />}
              <Sources sources={data.sources} />
              <p className="with-links flex flex-wrap items-baseline justify-between gap-x-4 border-t pt-4 text-muted-foreground text-sm">
                <span>Names and emails are not shown here.</span>
                <a href={tableEditorUrl()}>Open the list</a>
              </p>
            </>
          )}
        </AdminCard>
      </section>
      {!isPending && children}
    </>
  )
}

/** The list's address in the Supabase dashboard, which asks for the project if a custom domain hides it. */
function tableEditorUrl() {
  const [, project = '_'] = /\/\/(\w+)\.supabase\.co/.exec(import.meta.env.VITE_SUPABASE_URL) ?? []
  return `https://supabase.com/dashboard/project/${project}/editor`
}

/** A bar for each day, read out as its date and count. The last 7 are marked, and today's is paler. */
function Growth({ days }: { days: WaitlistDay[] }) {
  const sum = (period: WaitlistDay[]) => period.reduce((entries, day) => entries + day.entries, 0)
  const week = sum(days.slice(-7))
  const weekBefore = sum(days.slice(-14, -7))
  const mostEntries = Math.max(1, ...days.map(({ entries }) => entries))
  const best = days.findLast(({ entries }) => entries === mostEntries)
  const [middle, today] = [days.at(days.length / 2), days.at(-1)]
  return (
    <>
      <p>
        <strong className="bg-primary px-2 py-1 text-primary-foreground text-subtitle">{`+${formatCount(week)}`}</strong>{' '}
        <span>{`in the last 7 days${describeChange(week, weekBefore)}.`}</span>
      </p>
      <div className="text-sm">
        {best && <p>{`Best day: ${formatDay(best)}, when ${formatCount(mostEntries)} joined.`}</p>}
        <ol className="mt-2 flex h-[max(8rem,22svh)] items-end border-y *:flex-1">
          {days.map((day, index) => {
            const label = `${formatDay(day)}: ${formatCount(day.entries)}`
            return (
              <li
                key={day.day}
                title={label}
                style={{ height: `${(day.entries / mostEntries) * 100}%` }}
                className={cx(
                  'chart-bar relative min-h-px last:opacity-60',
                  index >= days.length - 7 ? 'chart-bar-marked' : 'bg-input',
                )}
              >
                <span className="sr-only">{label}</span>
              </li>
            )
          })}
        </ol>
        <p className="mt-1 flex justify-between text-muted-foreground">
          <span>{days[0] && `Each day since ${formatDay(days[0])}`}</span>
          {middle && <span className="whitespace-nowrap">{formatDay(middle)}</span>}
          {today && <span>{`Today (UTC): ${formatCount(today.entries)} so far`}</span>}
        </p>
      </div>
    </>
  )
}

function describeChange(week: number, weekBefore: number) {
  if (weekBefore === 0) return ''
  if (week === weekBefore) return ', as many as in the 7 before'
  const difference = formatCount(Math.abs(week - weekBefore))
  return `, ${difference} ${week > weekBefore ? 'more' : 'fewer'} than in the 7 before`
}

function Sources({ sources }: { sources: WaitlistSource[] }) {
  const named = sources.filter(({ source }) => source)
  const largest = Math.max(...sources.map(({ entries }) => entries))
  if (named.length === 0) return null
  return (
    <table className="whitespace-nowrap text-end">
      <caption className="whitespace-normal border-t pt-4 text-start text-subtitle">
        Where people came from
      </caption>
      <thead className="text-muted-foreground text-sm">
        <tr className="*:py-2 *:font-normal">
          <th className="text-start">Link</th>
          <th className="ps-card">Total</th>
          <th className="ps-card">30 days</th>
        </tr>
      </thead>
      <tbody>
        {[...named, ...sources.filter(({ source }) => !source)].map((row, index) => (
          <tr key={index} className="align-top *:pb-3">
            <th className="w-full whitespace-normal text-start font-normal">
              {row.source === null ? 'No source' : row.source || 'All others'}
              <span
                className="mt-1 block h-1.5 bg-input forced-color-adjust-none"
                style={{ width: `${(row.entries / largest) * 100}%` }}
              />
            </th>
            <td className="ps-card font-bold">{formatCount(row.entries)}</td>
            <td className="ps-card text-muted-foreground">{formatCount(row.entries_30_days)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
