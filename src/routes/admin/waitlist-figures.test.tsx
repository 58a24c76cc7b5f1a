import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { session, signedOut } from '@/test/auth-answers'
import { expectReports } from '@/test/expect-console'
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

test('an administrator sees how many wait, and how many joined on each day', async () => {
  server.use(waitlistDaysAnswer(someDays))
  const calls = recordCalls()
  renderApp('/admin')
  const figures = within(await findFigures())
  const terms = figures.getAllByRole('term').map(({ textContent }) => textContent)
  const numbers = figures.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(terms).toEqual([
    ...['On the list', 'Joined today', 'Last 7 days', 'Previous 7 days', 'Last 30 days'],
  ])
  expect(numbers).toEqual(['1,234', '12', '12', '0', '1,021'])
  expect(figures.getByText('Best day: Jan 15, when 1,002 joined.')).toBeDefined()
  const bars = figures.getAllByRole('listitem')
  expect(bars.map(({ textContent }) => textContent)).toHaveLength(30)
  expect(bars[0]?.textContent).toBe('Jan 3: 7')
  expect(bars[12]?.textContent).toBe('Jan 15: 1,002')
  expect(bars.map(({ style }) => Number.parseFloat(style.height) > 99).indexOf(true)).toBe(12)
  expect(calls.map(({ url }) => url)).toEqual([
    '/rest/v1/homepage_settings?select=title&limit=1',
    '/rest/v1/waitlist_daily?select=day,entries,total&order=day.asc',
  ])
})

test('while nobody waits, an administrator is told to share the page, and its address', async () => {
  server.use(waitlistDaysAnswer(waitlistDays({}, 0)))
  renderApp('/admin')
  expect(await screen.findByText(/^Nobody has joined yet/)).toBeDefined()
  expect(screen.getByRole('link', { name: location.origin }).getAttribute('href')).toBe('/')
  expect(screen.queryByText('On the list')).toBeNull()
})

test('the card tells a stranger that only administrators see the waitlist', async () => {
  server.use(waitlistDaysAnswer([]))
  await openPage()
  await screen.findByText('Only administrators see this. owner@example.com is not one.')
  expect(screen.queryByText('On the list')).toBeNull()
})

test('a visitor sees nothing of it, and nothing of it is read', async () => {
  localStorage.clear()
  const calls = recordCalls()
  renderApp('/admin')
  await screen.findByRole('textbox', { name: 'Homepage Title' })
  expect(screen.queryByRole('region', { name: 'Waitlist' })).toBeNull()
  expect(calls.map(({ url }) => url)).toEqual(['/rest/v1/homepage_settings?select=title&limit=1'])
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

test('a read that fails is told in the card', async () => {
  const expectReported = expectReports()
  server.use(waitlistDaysAnswer({ message: 'broken' }, 503))
  await openPage()
  expect(await screen.findByText(/could not be read just now/)).toBeDefined()
  expectReported('Reading the days of the waitlist: status 503')
})
