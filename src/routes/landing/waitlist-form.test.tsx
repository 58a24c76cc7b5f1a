import { fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { renderApp } from '@/test/render-app'
import { duplicateError, recordCalls, server, settingsAnswer, waitlistAnswer } from '@/test/server'

beforeEach(() => server.use(settingsAnswer({ title: 'Is Your Brand Visible in LLM Searches?' })))

async function openForm() {
  const person = renderApp('/')
  const name: HTMLInputElement = await screen.findByLabelText('Name')
  const email: HTMLInputElement = screen.getByLabelText('Email')
  const button: HTMLButtonElement = screen.getByRole('button', { name: 'Join Waitlist' })
  return { person, name, email, button }
}

test('joins the waitlist, welcomes and clears both fields', async () => {
  server.use(waitlistAnswer(201))
  const calls = recordCalls()
  const { person, name, email, button } = await openForm()
  await person.type(name, '  Ada Lovelace ')
  await person.type(email, 'Ada@Example.com')
  await person.click(button)

  expect(await screen.findByText('Welcome to the waitlist!')).toBeDefined()
  expect(screen.getByText("We'll notify you when we launch.")).toBeDefined()
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

test('is busy while joining, and a second submit sends nothing', async () => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  server.use(
    http.post('http://supabase.test/rest/v1/waitlist', async () => {
      await answered
      return new HttpResponse(null, { status: 201 })
    }),
  )
  const calls = recordCalls()
  const { person, name, email, button } = await openForm()
  await person.type(name, 'Ada')
  await person.type(email, 'ada@example.com')
  const { form } = button
  if (!form) throw new Error('The button is in no form')
  fireEvent.submit(form)
  fireEvent.submit(form)

  expect(await screen.findByRole('button', { name: 'Joining...' })).toHaveProperty('disabled', true)
  fireEvent.submit(form)
  answer()
  expect(await screen.findByRole('button', { name: 'Join Waitlist' })).toHaveProperty(
    'disabled',
    false,
  )
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test.each([
  ['the address is on the list', 409, duplicateError, 'This email is already on the waitlist.'],
  ['the server is busy', 503, { message: 'busy' }, 'Something went wrong. Please try again.'],
  ['too many joined', 429, { message: 'slow down' }, 'Something went wrong. Please try again.'],
  [
    'the address is wrong and answers an empty 404',
    404,
    undefined,
    'Something went wrong. Please try again.',
  ],
  [
    'a static host answers with a page',
    200,
    '<!doctype html>',
    'Something went wrong. Please try again.',
  ],
])('says so and keeps what was typed when %s', async (_, status, body, message) => {
  server.use(waitlistAnswer(status, body))
  const { person, name, email, button } = await openForm()
  await person.type(name, 'Ada')
  await person.type(email, 'ada@example.com')
  await person.click(button)

  expect(await screen.findByText(message)).toBeDefined()
  expect(screen.getByText('Error')).toBeDefined()
  expect([name.value, email.value]).toEqual(['Ada', 'ada@example.com'])
  expect(button.disabled).toBe(false)
})

test('keeps what was typed when the network is gone', async () => {
  server.use(http.post('http://supabase.test/rest/v1/waitlist', () => HttpResponse.error()))
  const { person, name, email, button } = await openForm()
  await person.type(name, 'Ada')
  await person.type(email, 'ada@example.com')
  await person.click(button)
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeDefined()
  expect([name.value, email.value]).toEqual(['Ada', 'ada@example.com'])
})

test.each([
  ['', 'ada@example.com', 'Name required', 'Please enter your name.'],
  ['   ', 'ada@example.com', 'Name required', 'Please enter your name.'],
  ['  ', 'no at-sign', 'Name required', 'Please enter your name.'],
  ['Ada', '', 'Invalid email', 'Please enter a valid email address.'],
  ['Ada', 'ada.example.com', 'Invalid email', 'Please enter a valid email address.'],
])(
  'refuses the name "%s" with the email "%s" where the browser does not',
  async (typedName, typedEmail, title, text) => {
    const calls = recordCalls()
    const { name, email, button } = await openForm()
    fireEvent.change(name, { target: { value: typedName } })
    fireEvent.change(email, { target: { value: typedEmail } })
    const { form } = button
    if (!form) throw new Error('The button is in no form')
    fireEvent.submit(form)

    const toast = (await screen.findByText(title)).closest('li')
    expect(toast?.textContent).toContain(text)
    expect([name.value, email.value]).toEqual([typedName, typedEmail])
    await waitFor(() => expect(calls.map(({ method }) => method)).toEqual(['GET']))
  },
)
