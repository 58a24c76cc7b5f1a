import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, test } from 'vitest'
import { expectConsole } from '@/test/expect-console'
import { renderApp } from '@/test/render-app'
import { recordCalls, server, settingsAnswer, updateAnswer, updateError } from '@/test/server'

const settings = { id: '7d2f1b9e-0000-4000-8000-000000000001', title: 'The stored title' }
const refusal = { code: '42501', message: 'permission denied for table homepage_settings' }
const tokens = 'http://supabase.test/auth/v1/token'

const session = {
  access_token: `${btoa('{"alg":"HS256"}')}.${btoa(JSON.stringify({ sub: 'x', exp: 9_999_999_999 }))}.signature`,
  token_type: 'bearer',
  expires_in: 3600,
  refresh_token: 'refresh',
  user: { id: 'x', email: 'owner@example.com' },
}

afterEach(() => localStorage.clear())

async function saveRefused() {
  const person = renderApp('/admin')
  const field: HTMLInputElement = await screen.findByRole('textbox', { name: 'Homepage Title' })
  await person.clear(field)
  await person.type(field, 'Keep me')
  await person.click(screen.getByRole('button', { name: 'Update Title' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign in to save' }))
  const email: HTMLInputElement = dialog.getByLabelText('Email')
  const password: HTMLInputElement = dialog.getByLabelText('Password')
  await person.type(email, 'owner@example.com')
  await person.type(password, 'secret')
  return { person, field, dialog, email, password }
}

test.each([
  ['401', updateError(401, refusal)],
  ['403', updateError(403, refusal)],
  ['zero rows changed', updateAnswer(0)],
  [
    'an access token that is no longer valid',
    updateError(401, { code: 'PGRST301', message: 'JWT' }),
  ],
])('a save refused with %s asks who is saving; cancelling keeps the title', async (_, answer) => {
  server.use(settingsAnswer(settings), answer)
  const { person, field, dialog } = await saveRefused()
  await person.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText('Failed to update title. Please try again.')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(field.value).toBe('Keep me')
})

test('signing in saves the same title as that person, and the session is remembered', async () => {
  server.use(settingsAnswer(settings), updateError(401, refusal))
  const { person, dialog } = await saveRefused()
  const calls = recordCalls()
  let savedAs: string | null = null
  server.use(
    http.post(tokens, () => HttpResponse.json(session)),
    http.patch('http://supabase.test/rest/v1/homepage_settings', ({ request }) => {
      savedAs = request.headers.get('authorization')
      return new HttpResponse(null, { status: 204, headers: { 'content-range': '*/1' } })
    }),
  )
  await person.click(dialog.getByRole('button', { name: 'Sign in and save' }))

  expect(await screen.findByText('Homepage title updated successfully.')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(savedAs).toBe(`Bearer ${session.access_token}`)
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ title: 'Keep me' })
  expect(screen.getByText('Signed in as owner@example.com')).toBeDefined()
  expect(localStorage.getItem('llm-brand-visibility:session')).toContain('owner@example.com')

  server.use(
    http.post('http://supabase.test/auth/v1/logout', () => new HttpResponse(null, { status: 204 })),
  )
  await person.click(screen.getByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(screen.queryByText(/Signed in as/)).toBeNull())
  expect(localStorage.getItem('llm-brand-visibility:session')).toBeNull()
})

test.each([
  [400, { code: 400, error_code: 'invalid_credentials', msg: 'x' }, /password is wrong/],
  [400, { code: 400, error_code: 'email_not_confirmed', msg: 'x' }, /not confirmed yet/],
  [429, { code: 429, error_code: 'over_request_rate_limit', msg: 'x' }, /Too many attempts/],
  [500, { code: 500, error_code: 'unexpected_failure', msg: 'x' }, /did not work/],
])(
  'sign-in answered with %i says why inside the dialog and keeps the fields',
  async (status, body, message) => {
    server.use(
      settingsAnswer(settings),
      updateError(401, refusal),
      http.post(tokens, () => HttpResponse.json(body, { status })),
    )
    const { person, dialog, email, password } = await saveRefused()
    await person.click(dialog.getByRole('button', { name: 'Sign in and save' }))
    expect(await dialog.findByText(message)).toBeDefined()
    expect([email.value, password.value]).toEqual(['owner@example.com', 'secret'])
    expect(dialog.getByRole('button', { name: 'Sign in and save' })).toHaveProperty(
      'disabled',
      false,
    )
  },
)

test('a lost network is told inside the dialog', async () => {
  // supabase-js logs it itself.
  const expectLogged = expectConsole('error')
  server.use(
    settingsAnswer(settings),
    updateError(401, refusal),
    http.post(tokens, () => HttpResponse.error()),
  )
  const { person, dialog } = await saveRefused()
  await person.click(dialog.getByRole('button', { name: 'Sign in and save' }))
  expect(await dialog.findByText(/Check your connection/)).toBeDefined()
  expectLogged('TypeError: Failed to fetch')
})

test('an account that is no administrator is told so, and another can be used', async () => {
  server.use(
    settingsAnswer(settings),
    updateAnswer(0),
    http.post(tokens, () => HttpResponse.json(session)),
  )
  const { person, dialog } = await saveRefused()
  await person.click(dialog.getByRole('button', { name: 'Sign in and save' }))
  expect(await dialog.findByText(/owner@example.com is not an administrator/)).toBeDefined()

  server.use(updateAnswer(1))
  await person.click(dialog.getByRole('button', { name: 'Sign in and save' }))
  expect(await screen.findByText('Homepage title updated successfully.')).toBeDefined()
})

test('nobody signed in: no word of accounts on the page', async () => {
  server.use(settingsAnswer(settings))
  renderApp('/admin')
  await screen.findByRole('textbox', { name: 'Homepage Title' })
  expect(screen.queryByText(/sign/i)).toBeNull()
})
