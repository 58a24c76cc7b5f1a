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
  vi.spyOn(waitlist, 'maker', 'get').mockReturnValue({ name: '', text: '', portrait: '' })
  vi.stubEnv('VITE_PRIVACY_URL', '/privacy')
  renderApp('/admin')
  await screen.findByRole('heading', { name: 'The page still lacks' })
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Who makes it Fill in “maker” in src/content.ts',
    'A contact Set VITE_CONTACT_EMAIL at the host',
    'A preview picture Set VITE_SITE_URL at the host',
  ])
})

test('a page that lacks nothing has no such list', async () => {
  vi.spyOn(waitlist, 'maker', 'get').mockReturnValue({ name: 'Ada', text: 'I.', portrait: '' })
  for (const name of ['VITE_PRIVACY_URL', 'VITE_CONTACT_EMAIL', 'VITE_SITE_URL'])
    vi.stubEnv(name, 'given')
  renderApp('/admin')
  await screen.findByRole('button', { name: 'Copy link' })
  expect(screen.queryByRole('heading', { name: 'The page still lacks' })).toBeNull()
})
