import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { renderApp } from '@/test/render-app'
import {
  answer,
  type Call,
  hold,
  recordCalls,
  server,
  settingsAnswer,
  updateAnswer,
  waitlistDaysAnswer,
} from '@/test/server'
import { session, signedOut } from '@/test/session'

/** The last 30 days, of which the last is today. */
function days(entries: Record<string, number>, total: number) {
  return Array.from({ length: 30 }, (_, index) => {
    const day = new Date(Date.UTC(2027, 0, 3 + index)).toISOString().slice(0, 10)
    return { day, entries: entries[day] ?? 0, total }
  })
}

const someDays = days({ '2027-01-03': 7, '2027-01-15': 1002, '2027-02-01': 12 }, 1234)

beforeEach(() => {
  server.use(settingsAnswer({ id: 1, title: 'The stored title' }))
  // As a visit before this one left it.
  localStorage.setItem('sb-supabase-auth-token', JSON.stringify(session))
})

/** As a visit before this one left it that has shown the figures. */
function rememberAdministrator() {
  localStorage.setItem('administrator', session.user.id)
}

/** An answer with some days that waits until it is released. */
function holdDays() {
  const { released, release } = hold()
  server.use(
    answer('get', '/rest/v1/waitlist_daily', async () => {
      await released
      return HttpResponse.json(someDays)
    }),
  )
  return release
}

function findFigures() {
  return screen.findByRole('region', { name: 'Waitlist' })
}

/** What the window gets when the user comes back to it from another one. */
function focusWindow(event = 'focus') {
  act(() => {
    dispatchEvent(new Event(event))
  })
}

/** Waits until the read whose last try is the call with this number has failed, and reads again. */
async function readAgainAfterFailure(calls: Call[], count: number) {
  await waitFor(() => expect(calls).toHaveLength(count))
  // The focus begins no read while another one is under way.
  await waitFor(() => {
    focusWindow()
    expect(calls.length).toBeGreaterThan(count)
  })
}

/** Waits until the page shows who is signed in. */
async function openPage() {
  const user = renderApp('/admin')
  await screen.findByText('Signed in as owner@example.com')
  return user
}

test('an administrator sees how many wait, how many joined today, and the best of 30 days', async () => {
  server.use(waitlistDaysAnswer(someDays))
  const calls = recordCalls()
  renderApp('/admin')
  const figures = within(await findFigures())
  const terms = figures.getAllByRole('term').map(({ textContent }) => textContent)
  const numbers = figures.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(terms).toEqual(['Waiting', 'Joined today (UTC)'])
  expect(numbers).toEqual(['1,234', '12'])
  expect(figures.getByText('1,021 joined in 30 days (UTC), most on Jan 15: 1,002')).toBeDefined()
  expect(figures.getByText('Jan 15: 1,002').parentElement?.localName).toBe('rect')
  expect(figures.getByText('Today').parentElement?.textContent).toBe('Jan\u00a03Today')
  expect(calls.map(({ url }) => url)).toEqual([
    '/rest/v1/homepage_settings?select=title&limit=1',
    '/rest/v1/waitlist_daily?select=day,entries,total&order=day.asc',
  ])
})

test('a table gives the entries of each day', async () => {
  server.use(waitlistDaysAnswer(someDays))
  renderApp('/admin')
  const rows = within(await findFigures()).getAllByRole('row')
  const cells = rows.map((row) => [...row.children].map(({ textContent }) => textContent))
  expect(cells).toHaveLength(31)
  expect(cells[0]).toEqual(['Day (UTC)', 'Joined'])
  expect(cells[1]).toEqual(['Jan\u00a03', '7'])
  expect(cells[2]).toEqual(['Jan\u00a04', '0'])
  expect(cells[30]).toEqual(['Feb\u00a01', '12'])
})

test('while nobody waits, an administrator is told to share the page', async () => {
  server.use(waitlistDaysAnswer(days({}, 0)))
  renderApp('/admin')
  expect((await findFigures()).textContent).toBe('Nobody yet. Share the page.')
})

test('after a month in which nobody joined, no day is called the best', async () => {
  server.use(waitlistDaysAnswer(days({}, 5)))
  renderApp('/admin')
  expect(await screen.findByText('0 joined in 30 days (UTC)')).toBeDefined()
})

test('who is signed in and no administrator sees nothing of it, even when a read fails', async () => {
  server.use(waitlistDaysAnswer([]))
  const calls = recordCalls()
  await openPage()
  await waitFor(() => expect(localStorage.getItem('administrator')).toBe(''))
  server.use(waitlistDaysAnswer({ message: 'broken' }, 500))
  focusWindow()
  await readAgainAfterFailure(calls, 4)
  expect(screen.queryByRole('region', { name: 'Waitlist' })).toBeNull()
})

test('a first read that fails is not told to who may be no administrator', async () => {
  server.use(waitlistDaysAnswer({ message: 'broken' }, 500))
  const calls = recordCalls()
  await openPage()
  await readAgainAfterFailure(calls, 3)
  expect(screen.queryByRole('region', { name: 'Waitlist' })).toBeNull()
})

test('a visitor sees nothing of it, and nothing of it is read', async () => {
  localStorage.clear()
  const calls = recordCalls()
  renderApp('/admin')
  await screen.findByRole('textbox', { name: 'Homepage Title' })
  focusWindow()
  expect(screen.queryByRole('region', { name: 'Waitlist' })).toBeNull()
  expect(calls.map(({ url }) => url)).toEqual(['/rest/v1/homepage_settings?select=title&limit=1'])
})

test('while the figures load the form works, and nobody learns that there are any', async () => {
  const release = holdDays()
  const user = await openPage()
  const field = screen.getByRole('textbox', { name: 'Homepage Title' })
  await user.type(field, ', edited')
  expect(screen.queryByRole('region', { name: 'Waitlist' })).toBeNull()
  release()
  await findFigures()
  expect(field).toHaveProperty('value', 'The stored title, edited')
})

test('an administrator who has seen the figures before is told that they load', async () => {
  server.use(waitlistDaysAnswer(someDays))
  renderApp('/admin')
  await findFigures()
  cleanup()

  const release = holdDays()
  renderApp('/admin')
  const figures = await findFigures()
  expect(figures.textContent).toBe('Reading the waitlist...')
  release()
  expect(await screen.findByText('1,234')).toBeDefined()
  expect(figures.textContent).not.toContain('Reading')
})

test('who is an administrator no more is told nothing on the next visit', async () => {
  rememberAdministrator()
  server.use(waitlistDaysAnswer([]))
  renderApp('/admin')
  await waitFor(() => expect(localStorage.getItem('administrator')).toBe(''))
  expect(screen.queryByRole('region', { name: 'Waitlist' })).toBeNull()
})

test('signing out takes the figures away, and another account does not see them', async () => {
  server.use(waitlistDaysAnswer(someDays), signedOut)
  const user = await openPage()
  await findFigures()
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(screen.queryByText(/Signed in as/)).toBeNull())
  expect(screen.queryByRole('region', { name: 'Waitlist' })).toBeNull()

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
  expect(screen.queryByRole('region', { name: 'Waitlist' })).toBeNull()
  release()
})

test.each([
  ['503', waitlistDaysAnswer({ message: 'broken' }, 503)],
  [
    'an empty 404',
    answer('get', '/rest/v1/waitlist_daily', () => new HttpResponse(null, { status: 404 })),
  ],
  ['a page of HTML', answer('get', '/rest/v1/waitlist_daily', () => HttpResponse.html('<p>'))],
  ['nonsense', waitlistDaysAnswer({ nonsense: true })],
])('a read answered with %s is told in a quiet line, and repeated on focus', async (_, broken) => {
  rememberAdministrator()
  server.use(broken)
  renderApp('/admin')
  await screen.findByText('The waitlist could not be read just now.')
  const figures = await findFigures()
  expect(figures.textContent).toBe('The waitlist could not be read just now.')
  expect(screen.queryByText('Error')).toBeNull()

  server.use(waitlistDaysAnswer(someDays))
  focusWindow()
  expect(await screen.findByText('1,234')).toBeDefined()
  expect(figures.textContent).not.toContain('could not be read')
})

test('a later read that fails keeps the figures and says so', async () => {
  server.use(waitlistDaysAnswer(someDays))
  renderApp('/admin')
  await findFigures()
  server.use(waitlistDaysAnswer({ message: 'broken' }, 500))
  focusWindow()
  expect(await screen.findByText('The waitlist could not be read just now.')).toBeDefined()
  expect(screen.getByText('1,234')).toBeDefined()
})

test.each(['focus', 'visibilitychange'])(
  'the window coming back (%s) reads the figures again, and not the title',
  async (event) => {
    server.use(waitlistDaysAnswer(someDays))
    renderApp('/admin')
    await findFigures()
    server.use(waitlistDaysAnswer(days({ '2027-02-01': 1 }, 4321)))
    const calls = recordCalls()
    focusWindow(event)
    expect(await screen.findByText('4,321')).toBeDefined()
    expect(calls.map(({ url }) => url)).toEqual([
      '/rest/v1/waitlist_daily?select=day,entries,total&order=day.asc',
    ])
  },
)
