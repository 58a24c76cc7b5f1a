import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { session, signedOut } from '@/test/auth-answers'
import { captureFailedCalls } from '@/test/capture-console'
import { renderApp } from '@/test/render-app'
import {
  answer,
  holdAnswer,
  recordCalls,
  server,
  settingsAnswer,
  updateAnswer,
  waitlistDaysAnswer,
  waitlistSourcesAnswer,
} from '@/test/server'
import { waitlistDays } from '@/test/waitlist-days'

const someDays = waitlistDays({ '2027-01-03': 7, '2027-01-15': 1002, '2027-02-01': 12 }, 1234)

beforeEach(() => {
  server.use(settingsAnswer({ id: 1, title: 'The stored title' }), waitlistSourcesAnswer([]))
  // The session that an earlier visit left.
  localStorage.setItem('session', JSON.stringify(session))
})

const holdDays = () =>
  holdAnswer('get', '/rest/v1/waitlist_daily', () => HttpResponse.json(someDays))

/** Waits until the waitlist card shows counts, and returns it. */
async function findFigures() {
  await screen.findByText('on the list')
  return screen.getByRole('region', { name: 'Waitlist' })
}

/** Waits until the page shows who is signed in. */
async function openPage() {
  const user = renderApp('/admin')
  await screen.findByText('Signed in as owner@example.com')
  return user
}

/** A row of the view `waitlist_sources`. */
function row(source: string | null, entries: number, entries_30_days = entries) {
  return { source, entries, entries_30_days }
}

test('an administrator sees how many are waiting, joined lately, and joined on the best day', async () => {
  server.use(waitlistDaysAnswer(someDays))
  renderApp('/admin')
  const figures = within(await findFigures())
  expect(figures.getByText('1,234')).toBeInTheDocument()
  expect(figures.getByText('+12').closest('p')).toHaveTextContent(/^\+12 in the last 7 days\.$/)
  expect(figures.getByText('Best day: Jan 15, when 1,002 joined.')).toBeInTheDocument()
  expect(figures.getByText('Today (UTC): 12 so far')).toBeInTheDocument()
})

test('an administrator sees how many joined on each day', async () => {
  server.use(waitlistDaysAnswer(someDays))
  renderApp('/admin')
  const figures = within(await findFigures())
  expect(figures.getByText('Jan 18')).toBeInTheDocument()
  const bars = figures.getAllByRole('listitem')
  expect(bars).toHaveLength(30)
  expect(bars[0]).toHaveTextContent(/^Jan 3: 7$/)
  expect(bars[12]).toHaveTextContent(/^Jan 15: 1,002$/)
  expect(bars.map(({ style }) => Number.parseFloat(style.height) > 99).indexOf(true)).toBe(12)
})

test('reads the counts once', async () => {
  server.use(waitlistDaysAnswer(someDays))
  const calls = recordCalls()
  renderApp('/admin')
  await findFigures()
  expect(calls.filter(({ url }) => url.startsWith('/rest/v1/waitlist_'))).toHaveLength(2)
})

test("a link leads to the names, in the project's Table Editor", async () => {
  const release = holdDays()
  await openPage()
  vi.stubEnv('VITE_SUPABASE_URL', 'https://abc.supabase.co')
  release()
  const link = await screen.findByRole('link', { name: 'Open the list' })
  expect(link).toHaveAttribute('href', 'https://supabase.com/dashboard/project/abc/editor')
})

test.each([
  [5, 1, '+5 in the last 7 days, 4 more than in the 7 before.'],
  [1, 5, '+1 in the last 7 days, 4 fewer than in the 7 before.'],
  [5, 5, '+5 in the last 7 days, as many as in the 7 before.'],
  [5, 0, '+5 in the last 7 days.'],
  [0, 0, '+0 in the last 7 days.'],
])('a sentence reports a week of %i entries after one of %i', async (week, before, sentence) => {
  const days = {
    // The last day before both weeks.
    '2027-01-18': 90,
    // The first and the last day of each week.
    '2027-01-19': Math.ceil(before / 2),
    '2027-01-25': Math.floor(before / 2),
    '2027-01-26': Math.ceil(week / 2),
    '2027-02-01': Math.floor(week / 2),
  }
  server.use(waitlistDaysAnswer(waitlistDays(days, 100)))
  renderApp('/admin')
  const figures = within(await findFigures())
  expect(figures.getByText(`+${week}`).closest('p')?.textContent).toBe(sentence)
})

test('an administrator sees where people came from', async () => {
  server.use(
    waitlistDaysAnswer(someDays),
    waitlistSourcesAnswer([
      row(null, 900),
      row('newsletter', 200, 0),
      row('', 34),
      row('null', 100),
    ]),
  )
  await openPage()
  const table = await screen.findByRole('table', { name: 'Where people came from' })
  const rows = within(table).getAllByRole<HTMLTableRowElement>('row')
  expect(rows.map(({ cells }) => Array.from(cells, ({ textContent }) => textContent))).toEqual([
    ['Link', 'Total', '30 days'],
    ['newsletter', '200', '0'],
    ['null', '100', '100'],
    ['No source', '900', '900'],
    ['All others', '34', '34'],
  ])
  const bars = Array.from(table.querySelectorAll('span'), ({ style }) => style.width)
  expect(bars.map(Number.parseFloat).map(Math.floor)).toEqual([22, 11, 100, 3])
})

test('there is no table of sources until a link has brought someone', async () => {
  server.use(waitlistDaysAnswer(someDays), waitlistSourcesAnswer([row(null, 1234)]))
  renderApp('/admin')
  await findFigures()
  expect(screen.queryByText('No source')).not.toBeInTheDocument()
})

test('while nobody is waiting, an administrator is told to share the page', async () => {
  server.use(waitlistDaysAnswer(waitlistDays({}, 0)))
  renderApp('/admin')
  expect(await screen.findByText(/^Nobody has joined yet/)).toBeInTheDocument()
  expect(screen.queryByText(/so far$/)).not.toBeInTheDocument()
  expect(screen.getByText('on the list').parentElement).toHaveTextContent(/^0 on the list$/)
  expect(screen.queryByText(/in the last 7 days/)).not.toBeInTheDocument()
})

test('the card tells a user who is not an administrator that they cannot see the waitlist', async () => {
  server.use(waitlistDaysAnswer([]))
  await openPage()
  await screen.findByText('You are not an administrator, so you cannot see this.')
  expect(screen.queryByText('on the list')).not.toBeInTheDocument()
})

test('signing out removes the counts, and another account does not see them', async () => {
  const expectFailed = captureFailedCalls()
  server.use(waitlistDaysAnswer(someDays), signedOut)
  const user = await openPage()
  await findFigures()
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(screen.queryByText(/Signed in as/)).not.toBeInTheDocument())
  expect(screen.queryByRole('region', { name: 'Waitlist' })).not.toBeInTheDocument()

  const release = holdDays()
  const stranger = { ...session, user: { id: 'y', email: 'stranger@example.com' } }
  server.use(
    updateAnswer(0),
    answer('post', '/auth/v1/token', () => HttpResponse.json(stranger)),
  )
  await user.click(screen.getByRole('button', { name: 'Update Title' }))
  await user.type(await screen.findByLabelText('Email'), 'stranger@example.com')
  await user.type(screen.getByLabelText('Password'), 'secret')
  await user.click(screen.getByRole('button', { name: 'Sign in and save' }))
  await screen.findByText('Signed in as stranger@example.com')
  expect(screen.queryByText('1,234')).not.toBeInTheDocument()
  expectFailed(204, 204)
  release()
})

test.each([404, 503])('the card reports a failed read (status %i)', async (status) => {
  const expectFailed = captureFailedCalls()
  server.use(waitlistDaysAnswer({ message: 'broken' }, status))
  await openPage()
  expect(await screen.findByText(/could not be loaded/)).toBeInTheDocument()
  expectFailed(status)
})
