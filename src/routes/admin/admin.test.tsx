import { fireEvent, screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { expectConsole } from '@/test/expect-console'
import { renderApp } from '@/test/render-app'
import { recordCalls, server, settingsAnswer, updateAnswer, updateError } from '@/test/server'

const settings = { id: '7d2f1b9e-0000-4000-8000-000000000001', title: 'The stored title' }

async function openForm() {
  const person = renderApp('/admin')
  const field: HTMLInputElement = await screen.findByRole('textbox', { name: 'Homepage Title' })
  return { person, field, button: screen.getByRole('button', { name: 'Update Title' }) }
}

test('shows a spinner, then the stored title, read once', async () => {
  server.use(settingsAnswer(settings))
  const calls = recordCalls()
  renderApp('/admin')
  expect((await screen.findByRole('status')).textContent).toBe('Loading')
  const field = await screen.findByRole('textbox', { name: 'Homepage Title' })
  expect(field).toHaveProperty('value', 'The stored title')
  expect(field).toHaveProperty('placeholder', 'Enter homepage title')
  expect(field).toHaveProperty('required', true)
  expect(screen.getByRole('heading', { name: 'Admin Panel' })).toBeDefined()
  expect(screen.getByText('Manage your homepage settings')).toBeDefined()
  expect(calls.map(({ url }) => url)).toEqual(['/rest/v1/homepage_settings?select=title&limit=1'])
})

test('saves the trimmed title: reads the id, then updates that row', async () => {
  server.use(settingsAnswer(settings), updateAnswer(1))
  const calls = recordCalls()
  const { person, field, button } = await openForm()
  await person.clear(field)
  await person.type(field, '  A new title ')
  await person.click(button)

  expect(await screen.findByText('Success!')).toBeDefined()
  expect(screen.getByText('Homepage title updated successfully.')).toBeDefined()
  expect(calls.slice(1)).toEqual([
    {
      method: 'GET',
      url: '/rest/v1/homepage_settings?select=id&limit=1',
      prefer: null,
      body: null,
    },
    {
      method: 'PATCH',
      url: `/rest/v1/homepage_settings?id=eq.${settings.id}`,
      prefer: 'count=exact',
      body: { title: 'A new title' },
    },
  ])
})

test('is busy while saving: the field and the button are disabled', async () => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  server.use(
    settingsAnswer(settings),
    http.patch('http://supabase.test/rest/v1/homepage_settings', async () => {
      await answered
      return new HttpResponse(null, { status: 204, headers: { 'content-range': '*/1' } })
    }),
  )
  const { person, field, button } = await openForm()
  await person.click(button)
  expect(await screen.findByRole('button', { name: 'Updating...' })).toHaveProperty(
    'disabled',
    true,
  )
  expect(field).toHaveProperty('disabled', true)
  answer()
  expect(await screen.findByRole('button', { name: 'Update Title' })).toHaveProperty(
    'disabled',
    false,
  )
  expect(field).toHaveProperty('disabled', false)
})

test.each([
  ['answers 500', updateError(500, { message: 'broken' })],
  ['answers nonsense', updateError(200, ['nonsense'])],
])('says so and keeps the title when the update %s', async (_, answer) => {
  server.use(settingsAnswer(settings), answer)
  const { person, field, button } = await openForm()
  await person.clear(field)
  await person.type(field, 'Keep me')
  await person.click(button)
  expect(await screen.findByText('Failed to update title. Please try again.')).toBeDefined()
  expect(screen.getByText('Error')).toBeDefined()
  expect(field).toHaveProperty('value', 'Keep me')
  expect(field).toHaveProperty('disabled', false)
})

test('saves nothing when the row cannot be read', async () => {
  server.use(settingsAnswer(settings))
  const { person, button } = await openForm()
  server.use(settingsAnswer({ message: 'gone' }, 500))
  const calls = recordCalls()
  await person.click(button)
  expect(await screen.findByText('Failed to update title. Please try again.')).toBeDefined()
  expect(calls.map(({ method }) => method)).toEqual(['GET'])
})

test('says that the title could not be read, logs it, and still shows the form', async () => {
  const expectLogged = expectConsole('error')
  server.use(settingsAnswer({ message: 'broken' }, 500))
  const person = renderApp('/admin')
  const field = await screen.findByRole('textbox', { name: 'Homepage Title' }, { timeout: 4000 })
  expect(await screen.findByText('Failed to fetch current title.')).toBeDefined()
  expectLogged('Failed to fetch the homepage title')

  server.use(settingsAnswer(settings), updateAnswer(1))
  await person.type(field, 'Typed after the failure')
  await person.click(screen.getByRole('button', { name: 'Update Title' }))
  expect(await screen.findByText('Success!')).toBeDefined()
})

test.each(['', '   '])('refuses the title "%s" and saves nothing', async (title) => {
  server.use(settingsAnswer(settings))
  const { field, button } = await openForm()
  const calls = recordCalls()
  fireEvent.change(field, { target: { value: title } })
  const form = button.closest('form')
  if (!form) throw new Error('The button is in no form')
  fireEvent.submit(form)
  expect(await screen.findByText('Title required')).toBeDefined()
  expect(screen.getByText('Please enter a title.')).toBeDefined()
  expect(calls).toEqual([])
})
