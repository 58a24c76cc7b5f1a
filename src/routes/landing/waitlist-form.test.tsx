import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { findToast } from '@/test/find-toast'
import { renderApp } from '@/test/render-app'
import { answer, hold, recordCalls, server, settingsAnswer, waitlistAnswer } from '@/test/server'
import { submitTwice } from '@/test/submit-twice'

beforeEach(() => server.use(settingsAnswer({ title: 'Is Your Brand Visible in LLM Searches?' })))

const tryAgain = 'Something went wrong. Please try again.'

async function openForm() {
  const user = renderApp('/')
  const name: HTMLInputElement = await screen.findByLabelText('Name')
  const email: HTMLInputElement = screen.getByLabelText('Email')
  const button: HTMLButtonElement = screen.getByRole('button', { name: 'Join Waitlist' })
  const { form } = button
  if (!form) throw new Error('The button is in no form')
  async function join() {
    await user.clear(name)
    await user.type(name, '  Ada Lovelace ')
    await user.clear(email)
    await user.type(email, 'Ada@Example.com')
    await user.click(button)
  }
  return { user, name, email, button, form, join }
}

test('joins the waitlist, welcomes and clears both fields', async () => {
  server.use(waitlistAnswer(201))
  const calls = recordCalls()
  const { name, email, join } = await openForm()
  await join()

  const toast = await findToast('Welcome to the waitlist!')
  expect(toast.description).toBe("We'll notify you when we launch.")
  expect(toast.destructive).toBe(false)
  expect([name.value, email.value]).toEqual(['', ''])
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([
    {
      method: 'POST',
      url: '/rest/v1/waitlist?columns="name","email"',
      prefer: null,
      body: [{ name: 'Ada Lovelace', email: 'Ada@Example.com' }],
    },
  ])
})

/** An answer that the entry is saved, which waits until it is released. */
function holdAnswer() {
  const { released, release } = hold()
  server.use(
    answer('post', '/rest/v1/waitlist', async () => {
      await released
      return new HttpResponse(null, { status: 201 })
    }),
  )
  return release
}

test('is busy while joining, and a second submit sends nothing', async () => {
  const release = holdAnswer()
  const calls = recordCalls()
  const { user, name, email, form } = await openForm()
  await user.type(name, 'Ada')
  await user.type(email, 'ada@example.com')
  submitTwice(form)

  expect(await screen.findByRole('button', { name: 'Joining...' })).toHaveProperty('disabled', true)
  expect([name.disabled, email.disabled]).toEqual([true, true])
  release()
  expect(await screen.findByRole('button', { name: 'Join Waitlist' })).toHaveProperty(
    'disabled',
    false,
  )
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test('the focus comes back to what was disabled while joining', async () => {
  const release = holdAnswer()
  const { button, join } = await openForm()
  await join()
  // What is disabled loses the focus in a browser, but not in jsdom.
  const link = screen.getByRole('link', { name: 'Skip to the waitlist form' })
  act(() => {
    link.focus()
    link.blur()
  })
  expect(document.activeElement).toBe(document.body)
  release()
  await findToast('Welcome to the waitlist!')
  await waitFor(() => expect(document.activeElement).toBe(button))
})

test('the focus stays where it was moved while joining', async () => {
  const release = holdAnswer()
  const { join } = await openForm()
  await join()
  const link = screen.getByRole('link', { name: 'Skip to the waitlist form' })
  act(() => link.focus())
  release()
  await screen.findByRole('button', { name: 'Join Waitlist' })
  expect(document.activeElement).toBe(link)
})

const duplicate = 'duplicate key value violates unique constraint "waitlist_email_key"'

test.each([
  ['23505', 409, { code: '23505', message: 'x' }, 'This email is already on the waitlist.'],
  ['a duplicate', 409, { message: duplicate }, 'This email is already on the waitlist.'],
  ['503', 503, { message: 'busy' }, tryAgain],
  ['429', 429, { message: 'slow down' }, tryAgain],
  ['502 and JSON without a message', 502, { error: 'Bad gateway' }, tryAgain],
  ['502 and null', 502, null, tryAgain],
  ['an empty 404', 404, undefined, tryAgain],
  ['a page of HTML', 200, '<!doctype html>', tryAgain],
])('keeps what was typed when the server answers %s', async (_, status, body, message) => {
  server.use(waitlistAnswer(status, body))
  const { name, email, button, join } = await openForm()
  await join()

  expect(await findToast('Error')).toMatchObject({ description: message, destructive: true })
  expect([name.value, email.value]).toEqual(['  Ada Lovelace ', 'Ada@Example.com'])
  expect(button.disabled).toBe(false)
})

test('offline joining fails at once and keeps what was typed, and the next try joins', async () => {
  server.use(answer('post', '/rest/v1/waitlist', () => HttpResponse.error()))
  const { user, name, email, button, join } = await openForm()
  dispatchEvent(new Event('offline'))
  await join()
  expect(await findToast('Error')).toMatchObject({ description: tryAgain, destructive: true })
  expect([name.value, email.value]).toEqual(['  Ada Lovelace ', 'Ada@Example.com'])

  dispatchEvent(new Event('online'))
  server.use(waitlistAnswer(201))
  await user.click(button)
  await findToast('Welcome to the waitlist!')
})

const nameRequired = ['Name required', 'Please enter your name.'] as const
const invalidEmail = ['Invalid email', 'Please enter a valid email address.'] as const

test.each([
  ['', 'ada@example.com', ...nameRequired, 'name'],
  ['   ', 'ada@example.com', ...nameRequired, 'name'],
  ['  ', 'no at-sign', ...nameRequired, 'name'],
  ['Ada', '', ...invalidEmail, 'email'],
  ['Ada', 'ada.example.com', ...invalidEmail, 'email'],
])(
  'refuses the name "%s" with the email "%s" where the browser does not',
  async (typedName, typedEmail, title, description, refused) => {
    const calls = recordCalls()
    const { name, email, form } = await openForm()
    fireEvent.change(name, { target: { value: typedName } })
    fireEvent.change(email, { target: { value: typedEmail } })
    expect(fireEvent.submit(form), 'left to the browser').toBe(false)

    expect(await findToast(title)).toMatchObject({ description, destructive: true })
    expect([name.value, email.value]).toEqual([typedName, typedEmail])
    expect([name, email].map((field) => field.ariaInvalid)).toEqual(
      refused === 'name' ? ['true', 'false'] : ['false', 'true'],
    )
    expect(document.activeElement).toBe(refused === 'name' ? name : email)
    await waitFor(() => expect(calls.map(({ method }) => method)).toEqual(['GET']))
  },
)

test('a refused field is marked until it is corrected', async () => {
  const { user, name, email, form } = await openForm()
  await user.type(email, 'ada@example.com')
  await user.type(name, ' ')
  fireEvent.submit(form)
  expect(name.ariaInvalid).toBe('true')
  await user.type(email, '.org')
  await user.type(name, ' ')
  expect(name.ariaInvalid).toBe('true')
  await user.type(name, 'Ada')
  expect(name.ariaInvalid).toBe('false')
})

test('the browser can fill in both fields', async () => {
  const { name, email } = await openForm()
  expect([name.autocomplete, email.autocomplete]).toEqual(['name', 'email'])
})

test('the browser refuses what the database would find too long', async () => {
  const { name, email } = await openForm()
  expect([name.required, email.required, email.type]).toEqual([true, true, 'email'])
  const host = '@example.com'
  for (const [field, longest] of [
    // Space around it is not saved.
    [name, `  ${'x'.repeat(200)}  `],
    [email, 'x'.repeat(254 - host.length) + host],
  ] as const) {
    fireEvent.change(field, { target: { value: longest } })
    expect(field.validity.valid).toBe(true)
    fireEvent.change(field, { target: { value: longest.replace('x', 'xx') } })
    expect(field.validity.valid).toBe(false)
  }
})
