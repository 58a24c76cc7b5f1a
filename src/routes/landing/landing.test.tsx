import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { expectConsole } from '@/test/expect-console'
import { renderApp } from '@/test/render-app'
import { recordCalls, server, settingsAnswer } from '@/test/server'

const defaultTitle = 'Is Your Brand Visible in LLM Searches?'

test('shows the five sections in order, with the texts of the specification', async () => {
  server.use(settingsAnswer({ title: defaultTitle }))
  renderApp('/')
  await screen.findByRole('heading', { level: 1, name: defaultTitle })

  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    defaultTitle,
    'Why LLM Visibility Matters',
    'LLM Search Analysis',
    'Visibility Metrics',
    'Actionable Insights',
    'Brand Protection',
    'How It Works',
    'Submit Your Brand',
    'AI Analysis',
    'Get Insights',
    'Take Action',
    'Join the Waitlist',
  ])
  expect(screen.getByText("Understand Your Brand's AI Presence")).toBeDefined()
  expect(screen.getByText('We respect your privacy. No spam, ever.')).toBeDefined()
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getByText('LLM Brand Visibility')).toBeDefined()
  expect(footer.getByText(/© 2024/)).toBeDefined()
  expect(document.title).toContain('LLM Brand Visibility')
})

test('marks both fields required, and the email as one', async () => {
  server.use(settingsAnswer({ title: defaultTitle }))
  renderApp('/')
  const name: HTMLInputElement = await screen.findByLabelText('Name')
  const email: HTMLInputElement = screen.getByLabelText('Email')
  expect([name.required, email.required, email.type]).toEqual([true, true, 'email'])
})

test('replaces the default headline with the stored one, read once', async () => {
  server.use(settingsAnswer({ title: 'Does ChatGPT know your store?' }))
  const calls = recordCalls()
  renderApp('/')
  expect(await screen.findByRole('heading', { level: 1, name: defaultTitle })).toBeDefined()
  await screen.findByRole('heading', { level: 1, name: 'Does ChatGPT know your store?' })
  expect(calls).toEqual([
    {
      method: 'GET',
      url: '/rest/v1/homepage_settings?select=title&limit=1',
      prefer: null,
      body: null,
    },
  ])
})

test.each([
  ['an error', () => HttpResponse.json({ code: 'PGRST116', message: 'no rows' }, { status: 406 })],
  ['an empty 404', () => new HttpResponse(null, { status: 404 })],
  ['HTML', () => HttpResponse.html('<!doctype html><title>Not JSON</title>')],
  ['a list', () => HttpResponse.json([])],
  ['a number for a title', () => HttpResponse.json({ title: 5 })],
  ['a blank title', () => HttpResponse.json({ title: ' ' })],
  ['nothing at all', () => HttpResponse.error()],
])('keeps the default headline and logs when the backend answers %s', async (_, answer) => {
  const expectLogged = expectConsole('error')
  const { http } = await import('msw')
  server.use(http.get('http://supabase.test/rest/v1/homepage_settings', answer))
  renderApp('/')
  await waitFor(() => expectLogged('Failed to fetch the homepage title'), { timeout: 4000 })
  expect(screen.getByRole('heading', { level: 1, name: defaultTitle })).toBeDefined()
  expect(screen.queryByText('Error')).toBeNull()
})

test.each(['Join Waiting List', 'Learn More'])('%s scrolls to the form', async (name) => {
  server.use(settingsAnswer({ title: defaultTitle }))
  const person = renderApp('/')
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  await person.click(await screen.findByRole('button', { name }))
  expect(scroll).toHaveBeenCalledWith({ behavior: 'smooth' })
  expect(scroll.mock.contexts).toEqual([document.getElementById('waitlist')])
})

test('shows markup and very long headlines as the text they are', async () => {
  const title = `<img src=x onerror=alert(1)> ${'x'.repeat(5000)}`
  server.use(settingsAnswer({ title }))
  renderApp('/')
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined()
})
