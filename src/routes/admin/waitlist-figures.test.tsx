import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { session, signedOut } from '@/test/auth-answers'
import { expectReports } from '@/test/expect-console'
import { focusWindow } from '@/test/focus-window'
import { renderApp } from '@/test/render-app'
import {
  answer,
  hold,
  recordCalls,
  server,
  settingsAnswer,
  updateAnswer,
  waitlistDaysAnswer,
} from '@/test/server'
import { waitlistDays } from '@/test/waitlist-days'

const someDays = waitlistDays({ '2027-01-03': 7, '2027-01-15': 1002, '2027-02-01': 12 }, 1234)

beforeEach(() => {
  server.use(settingsAnswer({ id: 1, title: 'The stored title' }))
  // As a visit before this one left it.
  localStorage.setItem('session', JSON.stringify(session))
})

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

/** The card, once it holds figures. */
async function findFigures() {
  await screen.findByText('On the list')
  return screen.getByRole('region', { name: 'Waitlist' })
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
  expect(terms).toEqual(['On the list', 'Joined today', 'Last 30 days'])
  expect(numbers).toEqual(['1,234', '12', '1,021'])
  expect(figures.getByText('Best day, Jan 15: 1,002')).toBeDefined()
  expect(figures.getByText('Jan 15: 1,002').parentElement?.localName).toBe('rect')
  expect(figures.getByText('Today').parentElement?.textContent).toBe('Jan\u00a03Today')
  expect(calls.map(({ url }) => url)).toEqual([
    '/rest/v1/homepage_settings?select=title&limit=1',
    '/rest/v1/waitlist_daily?select=day,entries,total&order=day.asc',
  ])
})

test('a bar is as high as its day has entries, beside the day before, and marked today', async () => {
  const days = waitlistDays({ '2027-01-30': 1, '2027-01-31': 5000, '2027-02-01': 2500 }, 7501)
  server.use(waitlistDaysAnswer(days))
  await openPage()
  const bars = [...(await findFigures()).querySelectorAll('rect')].map((rect) => {
    const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((name) =>
      Number(rect.getAttribute(name)),
    )
    return {
      left: x,
      right: x + width,
      bottom: y + height,
      height,
      marked: rect.classList.contains('fill-marker'),
    }
  })
  expect(bars.map(({ height }) => height)).toEqual([...Array(27).fill(0), 1, 100, 50])
  expect(new Set(bars.map(({ bottom }) => bottom))).toEqual(new Set([100]))
  expect(bars.map(({ marked }) => marked)).toEqual([...Array(29).fill(false), true])
  for (const [index, { left }] of bars.slice(1).entries()) {
    expect(left).toBeGreaterThan(bars[index]?.right ?? 0)
  }
  expect(bars[0]?.left).toBeGreaterThanOrEqual(0)
  expect(bars.at(-1)?.right).toBeLessThanOrEqual(300)
})

test.each<[day: string, entries: number, scale: Record<string, string>, name: string]>([
  ['2027-02-01', 1, { 0: '100%', 1: '0%' }, 'today'],
  ['2027-01-03', 2, { 0: '100%', 1: '50%', 2: '0%' }, 'Jan 3'],
  ['2027-01-18', 52, { 0: '100%', 20: '62%', 40: '23%' }, 'Jan 18'],
  ['2027-01-18', 60, { 0: '100%', 20: '67%', 40: '33%', 60: '0%' }, 'Jan 18'],
  ['2027-01-19', 100_000, { 0: '100%', '50,000': '50%', '100,000': '0%' }, 'Jan 19'],
])('a best day, %s, with %i entries has a scale and a name', async (day, entries, scale, name) => {
  const days = waitlistDays({ [day]: entries }, 123_456)
  server.use(waitlistDaysAnswer(days))
  await openPage()
  const figures = within(await findFigures())
  const [widest, ...numbers] = figures.getAllByText(/^[\d,]+$/, { selector: 'div > span' })
  const places = numbers.map(({ textContent, parentElement }) => [
    textContent,
    `${Math.round(Number.parseFloat(parentElement?.style.top ?? ''))}%`,
  ])
  expect(places).toEqual(Object.entries(scale))
  expect(widest?.textContent, 'for which there is room').toBe(numbers.at(-1)?.textContent)
  // The name is over the middle of its bar, as far as the chart's edges allow.
  const label = figures.getByText(`Best day, ${name}: ${entries.toLocaleString('en')}`)
  const middle = ((days.findIndex((one) => one.day === day) + 0.5) / 30) * 100
  expect(Number.parseFloat(label.style.left)).toBeCloseTo(middle)
  const [toStart, toEnd] = [`-${middle}cqi`, `${100 - middle}cqi - 100%`]
  expect(label.style.translate).toBe(`clamp(${toStart}, -50%, ${toEnd})`)
})

test('of several best days the first is named', async () => {
  server.use(waitlistDaysAnswer(waitlistDays({ '2027-01-18': 2, '2027-01-20': 2 }, 4)))
  await openPage()
  expect(await screen.findByText('Best day, Jan 18: 2')).toBeDefined()
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

test('while nobody waits, an administrator is told to share the page, and its address', async () => {
  server.use(waitlistDaysAnswer(waitlistDays({}, 0)))
  renderApp('/admin')
  expect(await screen.findByText('Nobody has joined yet. Share the page:')).toBeDefined()
  expect(screen.getByRole('link', { name: location.origin }).getAttribute('href')).toBe('/')
  expect(screen.queryByRole('figure')).toBeNull()
})

test('after a month in which nobody joined, no day is called the best', async () => {
  server.use(waitlistDaysAnswer(waitlistDays({}, 5)))
  renderApp('/admin')
  expect(await screen.findByText('Nobody joined in these 30 days')).toBeDefined()
  expect(screen.queryByText(/Best day/)).toBeNull()
})

test('who is signed in and no administrator is told so, also when a later read fails', async () => {
  const expectReported = expectReports()
  server.use(waitlistDaysAnswer([]))
  await openPage()
  const refusal = await screen.findByText(
    'Only administrators see this. owner@example.com is not one.',
  )
  expect(screen.queryByText('On the list')).toBeNull()
  server.use(waitlistDaysAnswer({ message: 'broken' }, 500))
  await waitFor(() => {
    // The focus begins no read while another one is under way.
    focusWindow()
    expectReported('Reading the days of the waitlist: status 500')
  })
  expect(refusal.isConnected).toBe(true)
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

test('while the figures load, their place is kept and the form works', async () => {
  const release = holdDays()
  const user = await openPage()
  const field = screen.getByRole('textbox', { name: 'Homepage Title' })
  await user.type(field, ', edited')
  const figures = screen.getByRole('region', { name: 'Waitlist' })
  expect(within(figures).getByRole('status').textContent).toBe('Loading')
  release()
  expect(await screen.findByText('1,234')).toBeDefined()
  expect(within(figures).queryByRole('status')).toBeNull()
  expect(field).toHaveProperty('value', 'The stored title, edited')
})

test('signing out takes the figures away, and another account does not see them', async () => {
  const expectReported = expectReports()
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
  expect(screen.queryByText('1,234')).toBeNull()
  expectReported(...Array(2).fill('Saving the homepage title: status 204, code 42501'))
  release()
})

test.each([
  ['503', waitlistDaysAnswer({ message: 'broken' }, 503), 'status 503'],
  [
    'an empty 404',
    answer('get', '/rest/v1/waitlist_daily', () => new HttpResponse(null, { status: 404 })),
    'status 204',
  ],
  [
    'a page of HTML',
    answer('get', '/rest/v1/waitlist_daily', () => HttpResponse.html('<p>')),
    'status 200',
  ],
  ['nonsense', waitlistDaysAnswer({ nonsense: true }), 'status 200'],
])('a read answered with %s is told in the card, and repeated on focus', async (_, broken, how) => {
  const expectReported = expectReports()
  server.use(broken)
  renderApp('/admin')
  expect(await screen.findByText('The waitlist could not be read just now.')).toBeDefined()
  expect(screen.getByText('Reload the page to try again.')).toBeDefined()
  expect(screen.queryByText('On the list')).toBeNull()
  expect(screen.queryByText('Error')).toBeNull()
  expectReported(`Reading the days of the waitlist: ${how}`)

  server.use(waitlistDaysAnswer(someDays))
  focusWindow()
  expect(await screen.findByText('1,234')).toBeDefined()
  expect(screen.queryByText(/could not be read|Reload/)).toBeNull()
})

test('a later read that fails keeps the figures and says so', async () => {
  const expectReported = expectReports()
  server.use(waitlistDaysAnswer(someDays))
  renderApp('/admin')
  await findFigures()
  server.use(waitlistDaysAnswer({ message: 'broken' }, 500))
  focusWindow()
  expect(await screen.findByText('The waitlist could not be read just now.')).toBeDefined()
  expect(screen.getByText('1,234')).toBeDefined()
  expect(screen.queryByText(/Reload/)).toBeNull()
  expectReported('Reading the days of the waitlist: status 500')
})

test.each(['focus', 'visibilitychange'])(
  'the window coming back (%s) reads the figures and the title again',
  async (event) => {
    server.use(waitlistDaysAnswer(someDays))
    renderApp('/admin')
    await findFigures()
    server.use(waitlistDaysAnswer(waitlistDays({ '2027-02-01': 1 }, 4321)))
    const calls = recordCalls()
    focusWindow(event)
    expect(await screen.findByText('4,321')).toBeDefined()
    expect(calls.map(({ url }) => url).toSorted()).toEqual([
      '/rest/v1/homepage_settings?select=title&limit=1',
      '/rest/v1/waitlist_daily?select=day,entries,total&order=day.asc',
    ])
  },
)
