import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { expectReports } from '@/test/expect-console'
import { renderApp } from '@/test/render-app'
import { answer, recordCalls, server, settingsAnswer } from '@/test/server'

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
  const steps = within(screen.getByRole('region', { name: 'How It Works' })).getAllByRole(
    'listitem',
  )
  expect(steps.map((step) => step.querySelector('span')?.textContent)).toEqual(['1', '2', '3', '4'])
  expect(screen.getByText("Understand Your Brand's AI Presence")).toBeDefined()
  expect(screen.getByText('We respect your privacy. No spam, ever.')).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Privacy notice' })).toBeNull()
  expect(screen.queryByText(/Write to/)).toBeNull()
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getByText('LLM Brand Visibility')).toBeDefined()
  expect(footer.getByText(/© 2024/)).toBeDefined()
  expect(footer.getByText('See your brand the way AI sees it.')).toBeDefined()
})

test('says what the service is, and explains each reason and each step in a sentence', async () => {
  server.use(settingsAnswer({ title: defaultTitle }))
  renderApp('/')
  const hero = within(await screen.findByRole('region', { name: defaultTitle }))
  expect(within(screen.getByRole('banner')).getByText('LLM Brand Visibility')).toBeDefined()
  expect(hero.getByText(/^Shoppers now ask ChatGPT, Claude and other AI models/)).toBeDefined()
  expect(screen.getByText(/we'll notify you when we launch/)).toBeDefined()
  for (const item of screen.getAllByRole('listitem')) {
    if (item.closest('#waitlist')) continue
    expect(within(item).getByRole('paragraph').textContent).toMatch(/^[A-Z].{20,}\.$/)
  }
})

test('shows an example of an answer, says so, and marks the store in it', async () => {
  server.use(settingsAnswer({ title: defaultTitle }))
  renderApp('/')
  const example = within(await screen.findByRole('figure'))
  expect(example.getByText('An example with an invented store, Hollin & Quay').localName).toBe(
    'figcaption',
  )
  expect(example.getByText('A shopper asks:').closest('p')?.textContent).toMatch(/lasts longest\?$/)
  expect(example.getByText('An AI model answers:').closest('p')?.textContent).toContain(
    'Hollin\u00a0&\u00a0Quay uses a heavier waxed canvas',
  )
  expect(example.getByRole('mark').textContent).toBe('Hollin\u00a0&\u00a0Quay')
  const readings = example
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent])
  expect(readings).toEqual([
    ['Named', 'Yes'],
    ['Place', 'Second of three'],
    ['Wrong', 'It does ship to Europe'],
  ])
})

test('links to a privacy notice where the site has one', async () => {
  server.use(settingsAnswer({ title: defaultTitle }))
  vi.stubEnv('VITE_PRIVACY_URL', 'https://example.com/privacy')
  renderApp('/')
  const link = await screen.findByRole('link', { name: 'Privacy notice' })
  expect(link.getAttribute('href')).toBe('https://example.com/privacy')
  expect(link.previousElementSibling?.textContent).toBe('We respect your privacy. No spam, ever.')
})

test('names the address to write to where the site has one', async () => {
  server.use(settingsAnswer({ title: defaultTitle }))
  vi.stubEnv('VITE_CONTACT_EMAIL', 'hello@example.com')
  renderApp('/')
  const link = await screen.findByRole('link', { name: 'hello@example.com' })
  expect(link.getAttribute('href')).toBe('mailto:hello@example.com')
  expect(link.parentElement?.textContent).toBe('Questions? Write to hello@example.com')
  expect(screen.getByText('Write to us, and your entry is deleted.')).toBeDefined()
})

test('replaces the default headline with the stored one, read once', async () => {
  server.use(settingsAnswer({ title: 'Does ChatGPT know your store?' }))
  const calls = recordCalls()
  renderApp('/')
  expect(await screen.findByRole('heading', { level: 1, name: defaultTitle })).toBeDefined()
  await screen.findByRole('heading', { level: 1, name: 'Does ChatGPT know your store?' })

  // The user comes back from another tab, and from a lost network.
  act(() => {
    dispatchEvent(new Event('visibilitychange'))
    dispatchEvent(new Event('offline'))
    dispatchEvent(new Event('online'))
  })
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
  [
    'an error',
    () => HttpResponse.json({ code: 'PGRST116', message: 'no rows' }, { status: 406 }),
    'status 406, code PGRST116',
  ],
  ['an empty 404', () => new HttpResponse(null, { status: 404 }), 'status 204'],
  ['a blank title', () => HttpResponse.json({ title: ' ' }), 'status 200'],
  ['nothing at all', () => HttpResponse.error(), 'status 0'],
])('keeps the default headline and logs when the backend answers %s', async (_, resolver, how) => {
  const expectReported = expectReports()
  server.use(answer('get', '/rest/v1/homepage_settings', resolver))
  const calls = recordCalls()
  renderApp('/')
  await waitFor(() => expectReported(`Reading the homepage title: ${how}`))
  expect(screen.getByRole('heading', { level: 1, name: defaultTitle })).toBeDefined()
  expect(screen.queryByText('Error')).toBeNull()
  expect(calls).toHaveLength(2)
})

test('tries once more to read the headline', async () => {
  const stored = settingsAnswer({ title: 'The second time' })
  server.use(
    answer('get', '/rest/v1/homepage_settings', () => {
      server.use(stored)
      return HttpResponse.error()
    }),
  )
  renderApp('/')
  expect(await screen.findByRole('heading', { level: 1, name: 'The second time' })).toBeDefined()
})

test.each(['Join Waiting List', 'Learn More'])('%s leads to the form', async (name) => {
  server.use(settingsAnswer({ title: defaultTitle }))
  const user = renderApp('/')
  await user.click(await screen.findByRole('button', { name }))
  expect(document.querySelector(location.hash)?.contains(screen.getByLabelText('Name'))).toBe(true)
})

test('takes away the notice that the script is late', () => {
  server.use(settingsAnswer({ title: defaultTitle }))
  document.body.insertAdjacentHTML('afterbegin', '<p id="late"></p>')
  renderApp('/')
  expect(document.getElementById('late')).toBeNull()
})

test('shows markup and very long headlines as the text they are', async () => {
  const title = `<img src=x onerror=alert(1)> ${'x'.repeat(5000)}`
  server.use(settingsAnswer({ title }))
  renderApp('/')
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined()
})
