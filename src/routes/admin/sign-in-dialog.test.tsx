import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { session, signedOut } from '@/test/auth-answers'
import { captureFailedCalls } from '@/test/capture-console'
import { findToast } from '@/test/find-toast'
import { renderApp } from '@/test/render-app'
import {
  answer,
  holdAnswer,
  recordCalls,
  server,
  settingsAnswer,
  updateAnswer,
  updatedRows,
  updateError,
  waitlistDaysAnswer,
  waitlistSourcesAnswer,
} from '@/test/server'

const failed = { description: 'Failed to update title. Please try again.', destructive: true }

const signedIn = answer('post', '/auth/v1/token', () => HttpResponse.json(session))

/** Asserts which failed calls were logged; an unexpected one fails the test. */
let expectFailed: ReturnType<typeof captureFailedCalls>

beforeEach(() => {
  expectFailed = captureFailedCalls()
  server.use(
    settingsAnswer({ id: 1, title: 'The stored title' }),
    updateError(401, { code: '42501' }),
    waitlistDaysAnswer([]),
    waitlistSourcesAnswer([]),
  )
})

async function openDialog() {
  const user = renderApp('/admin')
  const field: HTMLInputElement = await screen.findByRole('textbox', { name: 'Homepage Title' })
  await user.clear(field)
  await user.type(field, 'Keep me')
  await user.click(screen.getByRole('button', { name: 'Update Title' }))
  return { user, field, ...(await findDialog()) }
}

async function findDialog() {
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign in to save' }))
  const email: HTMLInputElement = dialog.getByLabelText('Email')
  const password: HTMLInputElement = dialog.getByLabelText('Password')
  return { dialog, email, password }
}

async function signIn() {
  const opened = await openDialog()
  await opened.user.type(opened.email, 'owner@example.com')
  await opened.user.type(opened.password, 'secret')
  await opened.user.click(opened.dialog.getByRole('button', { name: 'Sign in and save' }))
  return opened
}

test('a refused save asks the user to sign in, and says who may save', async () => {
  const { dialog } = await openDialog()
  expect(dialog.getByRole('alert')).toBeEmptyDOMElement()
  const reason = 'Only an administrator can change the homepage or see the numbers.'
  expect(dialog.getByText(reason)).toBeInTheDocument()
  expectFailed(401)
})

test('cancelling keeps the title, and says that it is not saved', async () => {
  const { user, field, dialog } = await openDialog()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(await findToast('Error')).toMatchObject(failed)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(field).toHaveValue('Keep me')
  expectFailed(401)
})

test('a password manager can fill in the dialog', async () => {
  const { email, password } = await openDialog()
  expect(password).toHaveAttribute('type', 'password')
  expect(email).toHaveAttribute('autocomplete', 'username')
  expect(password).toHaveAttribute('autocomplete', 'current-password')
  expect(email).toBeRequired()
  expect(password).toBeRequired()
  expectFailed(401)
})

test("signing in saves the same title with that user's session, and gives the focus back", async () => {
  const opened = await openDialog()
  const { user, dialog } = opened
  const calls = recordCalls()
  let authorization: string | null = null
  server.use(
    signedIn,
    answer('patch', '/rest/v1/homepage_settings', ({ request }) => {
      authorization = request.headers.get('authorization')
      return updatedRows(1)
    }),
  )
  await user.type(opened.email, ' owner@example.com ')
  await user.type(opened.password, ' secret ')
  await user.click(dialog.getByRole('button', { name: 'Sign in and save' }))

  expect(await findToast('Success!')).toMatchObject({ destructive: false })
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Update Title' })).toHaveFocus()
  expect(authorization).toBe(`Bearer ${session.access_token}`)
  expect(calls.find(({ url }) => url.startsWith('/auth'))?.body).toMatchObject({
    email: 'owner@example.com',
    password: ' secret ',
  })
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({ title: 'Keep me' })
  expect(await screen.findByText('Signed in as owner@example.com')).toBeInTheDocument()
  expectFailed(401)
})

test('signs in with a pasted email, without its invisible characters, and needs a password', async () => {
  const { user, dialog, email, password } = await openDialog()
  server.use(signedIn, updateAnswer(1))
  const calls = recordCalls()
  await user.click(email)
  await user.paste('\u202ajosé@example.com\u202c')
  await user.click(dialog.getByRole('button', { name: 'Sign in and save' }))
  expect(calls).toEqual([])
  await user.type(password, 'secret{Enter}')
  await findToast('Success!')
  expect(calls[0]).toMatchObject({ body: { email: 'josé@example.com', password: 'secret' } })
  expectFailed(401)
})

test("signing out ends only this browser's session", async () => {
  server.use(signedOut)
  localStorage.setItem('session', JSON.stringify(session))
  const user = renderApp('/admin')
  const button = await screen.findByRole('button', { name: 'Sign out' })
  const calls = recordCalls()
  await user.click(button)
  await waitFor(() => expect(screen.queryByText(/Signed in as/)).not.toBeInTheDocument())
  expect(calls.at(-1)?.url).toBe('/auth/v1/logout?scope=local')
})

test.each([
  [429, 'over_request_rate_limit', /Too many/],
  [400, 'email_not_confirmed', /: email_not_confirmed/],
  [500, 'unexpected_failure', /Could not sign in/],
  [502, undefined, /Could not sign in/],
])(
  'a sign-in answered with %i %s is announced inside the dialog, and the fields keep their text',
  async (status, error_code, message) => {
    server.use(
      answer('post', '/auth/v1/token', () => HttpResponse.json({ error_code }, { status })),
    )
    const { user, dialog, email, password } = await signIn()
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(message))
    expect(email).toHaveValue('owner@example.com')
    expect(password).toHaveValue('secret')

    server.use(signedIn, updateAnswer(1))
    await user.click(dialog.getByRole('button', { name: 'Sign in and save' }))
    await findToast('Success!')
    expectFailed(401, status)
  },
)

test('a session that the server does not end is kept, and the user is told', async () => {
  server.use(
    answer('post', '/auth/v1/logout', () => HttpResponse.json({ msg: 'x' }, { status: 500 })),
  )
  localStorage.setItem('session', JSON.stringify(session))
  const user = renderApp('/admin')
  await user.click(await screen.findByRole('button', { name: 'Sign out' }))
  await findToast('Could not sign out. Please try again.')
  expect(screen.getByText('Signed in as owner@example.com')).toBeInTheDocument()
  expectFailed(500)
})

test('once a session has ended, the dialog does not say that its user is not an administrator', async () => {
  server.use(updateError(401, { code: 'PGRST303', message: 'JWT expired' }))
  localStorage.setItem('session', JSON.stringify(session))
  const user = renderApp('/admin')
  await screen.findByText('Signed in as owner@example.com')
  await user.click(screen.getByRole('button', { name: 'Update Title' }))
  const { dialog } = await findDialog()
  expect(dialog.getByRole('alert')).toBeEmptyDOMElement()
  expectFailed(401)
})

test('a network failure is announced inside the dialog', async () => {
  server.use(answer('post', '/auth/v1/token', () => HttpResponse.error()))
  const { dialog } = await signIn()
  expect(
    await dialog.findByText(/Check your connection, and that the Supabase project is not paused/),
  ).toBeInTheDocument()
  const { mock } = vi.mocked(console.error)
  // supabase-js also logs the failure.
  const [logged] = mock.calls.splice(1, 1)
  expect(logged?.join()).toBe('TypeError: Failed to fetch')
  expectFailed(401, 0)
})

test('cancelling while the sign-in is in progress saves nothing, and shows the session', async () => {
  server.use(signedOut)
  const release = holdAnswer('post', '/auth/v1/token', () => HttpResponse.json(session))
  const { user, dialog } = await signIn()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(await findToast('Error')).toMatchObject(failed)
  const calls = recordCalls()
  release()
  await user.click(await screen.findByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(screen.queryByText(/Signed in as/)).not.toBeInTheDocument())
  expect(calls.map(({ method }) => method)).not.toContain('PATCH')
  expectFailed(401)
})

test('the save after signing in cannot be cancelled, and is reported once', async () => {
  server.use(signedIn)
  const { user, email, password } = await openDialog()
  const release = holdAnswer('patch', '/rest/v1/homepage_settings', () => updatedRows(1))
  await user.type(email, 'owner@example.com')
  await user.type(password, 'secret{Enter}')
  expect(await screen.findByRole('button', { name: 'Updating...' })).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await user.keyboard('{Escape}')
  release()
  await findToast('Success!')
  expect(screen.queryByText(failed.description)).not.toBeInTheDocument()
  expectFailed(401)
})

test('cancelling the sign-in to see the waitlist reports no failed save', async () => {
  const user = renderApp('/admin')
  await user.click(await screen.findByRole('button', { name: 'Sign in to see the numbers' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Sign in to see the numbers' }))
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.queryByText(failed.description)).not.toBeInTheDocument()
})

test('signing in to see the waitlist keeps the typed title, and saves nothing', async () => {
  server.use(signedIn, signedOut)
  const user = renderApp('/admin')
  const field = await screen.findByRole('textbox', { name: 'Homepage Title' })
  await user.type(field, ' and more')
  expect(screen.getByText('You are not signed in.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Sign in to see the numbers' }))
  const calls = recordCalls()
  await user.type(screen.getByLabelText('Email'), 'owner@example.com')
  await user.type(screen.getByLabelText('Password'), 'secret{Enter}')
  const figures = await screen.findByRole('region', { name: 'Waitlist' })
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(figures).toHaveFocus()
  expect(field).toHaveValue('The stored title and more')
  expect(
    screen.queryByRole('button', { name: 'Sign in to see the numbers' }),
  ).not.toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  expect(
    await screen.findByRole('button', { name: 'Sign in to see the numbers' }),
  ).toBeInTheDocument()
  expect(calls.map(({ method }) => method)).not.toContain('PATCH')
})
