import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { waitlist } from '@/content'
import { session } from '@/test/auth-answers'
import { renderApp } from '@/test/render-app'
import { server, settingsAnswer, waitlistDaysAnswer, waitlistSourcesAnswer } from '@/test/server'

beforeEach(() => {
  server.use(settingsAnswer({ title: null }), waitlistDaysAnswer([]), waitlistSourcesAnswer([]))
  localStorage.setItem('session', JSON.stringify(session))
})

test('names what the page still lacks: a maker, a contact, a notice, a preview', async () => {
  renderApp('/admin')
  await screen.findByRole('heading', { name: 'Before you share the page' })
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Visitors cannot see who makes this “maker” in src/content.ts',
    'Visitors cannot write to you VITE_CONTACT_EMAIL=you@example.com',
    'No privacy notice is linked VITE_PRIVACY_URL=/privacy',
    'Shared links show no picture VITE_SITE_URL=https://example.com',
  ])
})

test('does not name what the page has', async () => {
  vi.stubEnv('VITE_PRIVACY_URL', '/privacy')
  renderApp('/admin')
  await screen.findByText('Visitors cannot write to you')
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(screen.queryByText('No privacy notice is linked')).not.toBeInTheDocument()
})

test('a page with a closed waitlist needs no maker', async () => {
  vi.spyOn(waitlist, 'closedText', 'get').mockReturnValue('The service is open.')
  renderApp('/admin')
  await screen.findByText('Visitors cannot write to you')
  expect(screen.queryByText('Visitors cannot see who makes this')).not.toBeInTheDocument()
})

test('a page that lacks nothing has no checklist', async () => {
  vi.spyOn(waitlist, 'maker', 'get').mockReturnValue({ name: 'Ada', text: 'I.', portrait: '' })
  for (const name of ['VITE_PRIVACY_URL', 'VITE_CONTACT_EMAIL', 'VITE_SITE_URL'])
    vi.stubEnv(name, 'given')
  renderApp('/admin')
  await screen.findByRole('button', { name: 'Copy link' })
  expect(
    screen.queryByRole('heading', { name: 'Before you share the page' }),
  ).not.toBeInTheDocument()
})
