import { fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { expectReports } from '@/test/expect-console'
import { findToast } from '@/test/find-toast'
import { focusWindow } from '@/test/focus-window'
import { renderApp } from '@/test/render-app'
import {
  answer,
  hold,
  recordCalls,
  server,
  settingsAnswer,
  updateAnswer,
  updatedRows,
  updateError,
} from '@/test/server'
import { submitTwice } from '@/test/submit-twice'

const settings = { id: 1, title: 'The stored title' }
const failed = { description: 'Failed to update title. Please try again.', destructive: true }

async function openForm() {
  const user = renderApp('/admin')
  const field: HTMLInputElement = await screen.findByRole('textbox', { name: 'Homepage Title' })
  const button: HTMLButtonElement = screen.getByRole('button', { name: 'Update Title' })
  const { form } = button
  if (!form) throw new Error('The button is in no form')
  return { user, field, button, form }
}

test('shows a spinner, then the stored title, read once', async () => {
  server.use(settingsAnswer(settings))
  const calls = recordCalls()
  renderApp('/admin')
  const status = (await screen.findByText('Loading')).closest('[role=status]')
  expect(status?.querySelector('svg')).toBeInstanceOf(SVGElement)
  const field = await screen.findByRole('textbox', { name: 'Homepage Title' })
  expect(field).toHaveProperty('value', 'The stored title')
  expect(field).toHaveProperty('placeholder', 'Enter homepage title')
  expect(field).toHaveProperty('required', true)
  expect(screen.getByRole('heading', { name: 'Admin Panel' })).toBeDefined()
  expect(screen.getByText('Manage your homepage settings')).toBeDefined()
  expect(calls.map(({ url }) => url)).toEqual(['/rest/v1/homepage_settings?select=title&limit=1'])
})

test('reads the title even where the browser says that it is offline', async () => {
  server.use(settingsAnswer(settings))
  dispatchEvent(new Event('offline'))
  renderApp('/admin')
  expect(await screen.findByDisplayValue('The stored title')).toBeDefined()
  dispatchEvent(new Event('online'))
})

test.each([
  ['a number', 1],
  ['a text', '7d2f1b9e-0000-4000-8000-000000000001'],
])(
  'saves the trimmed title: reads the id, which may be %s, then updates that row',
  async (_, id) => {
    server.use(settingsAnswer({ ...settings, id }), updateAnswer(1))
    const calls = recordCalls()
    const { user, field, button } = await openForm()
    await user.clear(field)
    await user.type(field, '  A new title ')
    await user.click(button)

    expect(await findToast('Success!')).toMatchObject({
      description: 'Homepage title updated successfully.',
      destructive: false,
    })
    expect(calls.slice(1)).toEqual([
      {
        method: 'GET',
        url: '/rest/v1/homepage_settings?select=id&limit=1',
        prefer: null,
        body: null,
      },
      {
        method: 'PATCH',
        url: `/rest/v1/homepage_settings?id=eq.${id}`,
        prefer: 'count=exact',
        body: { title: 'A new title' },
      },
    ])
  },
)

test('is busy while saving, and a second submit sends nothing', async () => {
  const { released, release } = hold()
  server.use(
    settingsAnswer(settings),
    answer('patch', '/rest/v1/homepage_settings', async () => {
      await released
      return updatedRows(1)
    }),
  )
  const { field, button, form } = await openForm()
  const calls = recordCalls()
  submitTwice(form)
  const busy = await screen.findByRole('button', { name: 'Updating...' })
  expect(busy).toHaveProperty('disabled', true)
  expect(busy.querySelector('svg')).not.toBeNull()
  expect(field).toHaveProperty('disabled', true)
  release()
  expect(await screen.findByRole('button', { name: 'Update Title' })).toBe(button)
  expect([field.disabled, button.disabled]).toEqual([false, false])
  expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
    // Nobody has typed, and another administrator may have saved.
    'GET /rest/v1/homepage_settings?select=title&limit=1',
    'GET /rest/v1/homepage_settings?select=id&limit=1',
    'PATCH /rest/v1/homepage_settings?id=eq.1',
  ])
})

test.each([
  ['500', updateError(500, { message: 'broken' }), 'status 500'],
  ['502 and JSON without a message', updateError(502, { error: 'Bad gateway' }), 'status 502'],
  [
    'an empty 404',
    answer('patch', '/rest/v1/homepage_settings', () => new HttpResponse(null, { status: 404 })),
    'status 204',
  ],
  ['nonsense', updateError(200, ['nonsense']), 'status 200'],
])(
  'an update answered with %s fails, keeps the title, and can be tried again',
  async (_, broken, how) => {
    const expectReported = expectReports()
    server.use(settingsAnswer(settings), broken)
    const { user, field, button } = await openForm()
    await user.clear(field)
    await user.type(field, 'Keep me')
    await user.click(button)
    expect(await findToast('Error')).toMatchObject(failed)
    expect(field).toHaveProperty('value', 'Keep me')
    expectReported(`Saving the homepage title: ${how}`)

    server.use(updateAnswer(1))
    await user.click(button)
    await findToast('Success!')
  },
)

test('saves nothing when the row cannot be read', async () => {
  server.use(settingsAnswer(settings))
  const expectReported = expectReports()
  const { user, field, button } = await openForm()
  await user.type(field, ', edited')
  server.use(settingsAnswer({ message: 'gone' }, 500))
  const calls = recordCalls()
  await user.click(button)
  expect(await findToast('Error')).toMatchObject(failed)
  expect(calls.map(({ method }) => method)).toEqual(['GET'])
  expectReported('Reading the id of the homepage settings: status 500')
})

test('says that the title could not be read, logs it, and still saves', async () => {
  const expectReported = expectReports()
  server.use(settingsAnswer({ message: 'broken' }, 500))
  const { user, field, button } = await openForm()
  expect(await findToast('Error')).toMatchObject({
    description: 'Failed to fetch current title.',
    destructive: true,
  })
  expectReported('Reading the homepage title: status 500')

  server.use(settingsAnswer(settings), updateAnswer(1))
  await user.type(field, 'Typed after the failure')
  await user.click(button)
  await findToast('Success!')
})

const required = ['Title required', 'Please enter a title.'] as const
const tooLong = ['Title too long', 'Please enter at most 300 characters.'] as const

test.each([
  ['', ...required],
  ['   ', ...required],
  ['\u200b', ...required],
  ['x'.repeat(301), ...tooLong],
])('refuses the title "%s" and saves nothing', async (typed, title, description) => {
  server.use(settingsAnswer(settings))
  const { field, form } = await openForm()
  const calls = recordCalls()
  fireEvent.change(field, { target: { value: typed } })
  expect(form.noValidate).toBe(true)
  fireEvent.submit(form)
  expect(await findToast(title)).toMatchObject({ description, destructive: true })
  expect(field.value).toBe(typed)
  expect(field.ariaInvalid).toBe('true')
  expect(document.activeElement).toBe(field)
  const described = `${description} 80 characters look best, 300 fit.`
  expect(screen.getByRole('textbox', { description: described })).toBe(field)
  expect(calls).toEqual([])
  fireEvent.input(field, { target: { value: 'A title' } })
  expect(field.ariaInvalid).toBe('false')
})

test('saves a title as long as the database takes, without the space around it', async () => {
  server.use(settingsAnswer(settings), updateAnswer(1))
  const calls = recordCalls()
  const { field, form } = await openForm()
  fireEvent.change(field, { target: { value: `  ${'x'.repeat(300)}  ` } })
  fireEvent.submit(form)
  await findToast('Success!')
  expect(calls.at(-1)?.body).toEqual({ title: 'x'.repeat(300) })
})

test('counts the characters that are typed as the database does, and marks too many', async () => {
  server.use(settingsAnswer(settings))
  const { field } = await openForm()
  const countOf = (title: string) => {
    fireEvent.input(field, { target: { value: title } })
    const count = screen.getByText('80 characters look best, 300 fit.').nextElementSibling
    return [count?.textContent, count?.className.match(/text-(ink|danger)/g)]
  }
  expect(screen.getByText('16')).toBeDefined()
  expect(countOf('  🛍️ Ab ')).toEqual(['5', null])
  expect(countOf('x'.repeat(80))).toEqual(['80', null])
  expect(countOf('x'.repeat(81))).toEqual(['81', ['text-ink']])
  expect(countOf('x'.repeat(300))).toEqual(['300', ['text-ink']])
  expect(countOf('x'.repeat(301))).toEqual(['301', ['text-danger']])
})

test('after saving, a link leads to the homepage until somebody types', async () => {
  server.use(settingsAnswer(settings), updateAnswer(1))
  const { user, field, button } = await openForm()
  await user.type(field, ', edited')
  expect(screen.queryByRole('link')).toBeNull()
  await user.click(button)
  const link = await screen.findByRole('link', { name: 'See the homepage' })
  expect(link.getAttribute('href')).toBe('/')
  await user.type(field, '!')
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('25')).toBeDefined()
})

test('a save that fails after another one says nothing of having saved', async () => {
  const expectReported = expectReports()
  server.use(settingsAnswer(settings), updateAnswer(1))
  const { user, button } = await openForm()
  await user.click(button)
  await screen.findByText('Saved.')
  server.use(updateError(500, { message: 'broken' }))
  await user.click(button)
  expect(await findToast('Error')).toMatchObject(failed)
  expect(screen.queryByText('Saved.')).toBeNull()
  expectReported('Saving the homepage title: status 500')
})

test('after saving, the field shows what was stored', async () => {
  server.use(settingsAnswer({ id: 1, title: 'Spaces around' }), updateAnswer(1))
  const { field, form } = await openForm()
  fireEvent.change(field, { target: { value: '   Spaces around   ' } })
  fireEvent.submit(form)
  await findToast('Success!')
  expect(field.value).toBe('Spaces around')
})

test('until somebody types, the field follows what another administrator has saved', async () => {
  server.use(settingsAnswer(settings))
  const { user, field } = await openForm()
  server.use(settingsAnswer({ id: 1, title: 'From another tab' }))
  focusWindow()
  await waitFor(() => expect(field.value).toBe('From another tab'))

  await user.type(field, ', edited')
  server.use(settingsAnswer({ id: 1, title: 'Saved meanwhile' }))
  const calls = recordCalls()
  focusWindow()
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(field.value).toBe('From another tab, edited')
})

test('after saving, the field follows what another administrator saves, with its length', async () => {
  server.use(settingsAnswer(settings), updateAnswer(1))
  const { user, field, button } = await openForm()
  await user.type(field, ', edited')
  await user.click(button)
  await findToast('Success!')
  focusWindow()
  await waitFor(() => expect(field.value).toBe('The stored title'))
  await user.type(field, '!')
  expect(screen.getByText('17')).toBeDefined()

  server.use(settingsAnswer({ id: 1, title: 'Other' }))
  await user.type(field, '{Backspace}')
  focusWindow()
  expect(await screen.findByText('5')).toBeDefined()
})

test('a refused field that was corrected unseen is marked no longer', async () => {
  server.use(settingsAnswer(settings), updateAnswer(1))
  const { field, form } = await openForm()
  fireEvent.change(field, { target: { value: '' } })
  fireEvent.submit(form)
  expect(field.ariaInvalid).toBe('true')
  // As a password manager or an extension can, without an event.
  field.value = 'Filled in'
  expect(fireEvent.submit(form), 'the browser sends no form').toBe(false)
  await findToast('Success!')
  expect(field.ariaInvalid).toBe('false')
})

test('a press of "Update Title" without an edit writes no old title over a new one', async () => {
  server.use(settingsAnswer(settings), updateAnswer(1))
  const calls = recordCalls()
  const { user, field, button } = await openForm()
  server.use(settingsAnswer({ id: 1, title: 'Saved meanwhile' }))
  await user.click(button)
  await findToast('Success!')
  expect(calls.at(-1)?.body).toEqual({ title: 'Saved meanwhile' })
  expect(field.value).toBe('Saved meanwhile')
})

test('a press of "Update Title" without an edit fails where no newer title can be read', async () => {
  const expectReported = expectReports()
  server.use(settingsAnswer(settings), updateAnswer(1))
  const { user, field, button } = await openForm()
  server.use(settingsAnswer({ message: 'broken' }, 500))
  const calls = recordCalls()
  await user.click(button)
  expect(await findToast('Error')).toMatchObject(failed)
  expectReported('Reading the homepage title: status 500')
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([])
  expect(field.value).toBe('The stored title')
})

test('a read on focus takes nothing that was typed where the first read failed', async () => {
  const expectReported = expectReports()
  server.use(settingsAnswer({ message: 'broken' }, 500))
  const { user, field } = await openForm()
  await findToast('Error')
  expectReported('Reading the homepage title: status 500')
  await user.type(field, 'Typed')
  focusWindow()
  await waitFor(() => expectReported('Reading the homepage title: status 500'))
  expect(screen.getByDisplayValue('Typed')).toBe(field)
  expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(1)
})

test('a later read that fails says nothing', async () => {
  const expectReported = expectReports()
  server.use(settingsAnswer(settings))
  await openForm()
  server.use(settingsAnswer({ message: 'broken' }, 500))
  focusWindow()
  await waitFor(() => expectReported('Reading the homepage title: status 500'))
  expect(screen.queryByText('Failed to fetch current title.')).toBeNull()
})
