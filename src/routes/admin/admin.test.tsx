import { onlineManager } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import * as content from '@/content'
import { captureFailedCalls } from '@/test/capture-console'
import { findToast } from '@/test/find-toast'
import { renderApp } from '@/test/render-app'
import {
  holdAnswer,
  recordCalls,
  server,
  settingsAnswer,
  updateAnswer,
  updatedRows,
  updateError,
} from '@/test/server'

const settings = { id: 1, title: 'The stored title' }

beforeEach(() => server.use(settingsAnswer(settings)))

async function openForm() {
  const user = renderApp('/admin')
  const field: HTMLInputElement = await screen.findByRole('textbox', { name: 'Homepage Title' })
  const button: HTMLButtonElement = screen.getByRole('button', { name: 'Update Title' })
  const { form } = button
  if (!form) throw new Error('The button is not in a form')
  return { user, field, button, form }
}

test('shows a spinner while the title is read', async () => {
  const release = holdAnswer('get', '/rest/v1/homepage_settings', () => HttpResponse.json(settings))
  renderApp('/admin')
  const status = (await screen.findByText('Loading')).closest('[role=status]')
  expect(status?.querySelector('svg')).toBeInTheDocument()
  release()
  await screen.findByDisplayValue('The stored title')
  expect(status).not.toBeInTheDocument()
})

test('the field has the stored title, read once', async () => {
  const calls = recordCalls()
  const { field } = await openForm()
  expect(field).toHaveValue('The stored title')
  expect(calls).toHaveLength(1)
})

test('the title is required', async () => {
  const { field } = await openForm()
  expect(field).toBeRequired()
})

test('a pasted title that is longer than the database allows is kept whole, and refused', async () => {
  server.use(updateAnswer(1))
  const { user, field, button } = await openForm()
  const calls = recordCalls()
  const tooLong = 'x'.repeat(121)
  await user.clear(field)
  await user.click(field)
  await user.paste(` ${tooLong} `)
  await user.click(button)
  const description = 'Please enter at most 120 characters.'
  expect(await findToast('Title too long')).toMatchObject({ description, destructive: true })
  expect(field).toHaveValue(` ${tooLong} `)
  expect(calls).toEqual([])

  await user.type(field, '{Backspace}{Backspace}')
  await user.click(button)
  await findToast('Success!')
  expect(field).toHaveValue('x'.repeat(120))
})

test('the card says what it is for, and links to the homepage', async () => {
  const { field } = await openForm()
  expect(field).toHaveAttribute('placeholder', 'Enter homepage title')
  expect(screen.getByRole('heading', { name: 'Admin Panel' })).toBeInTheDocument()
  expect(screen.getByText('Manage your homepage settings')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'See the homepage' })).toHaveAttribute('href', '/')
})

test('the field has the default title until one has been saved', async () => {
  server.use(settingsAnswer({ title: null }))
  renderApp('/admin')
  expect(await screen.findByDisplayValue(content.hero.title)).toBeInTheDocument()
})

test('repeats the title below the field, which cuts off a long one', async () => {
  const { user, field } = await openForm()
  expect(screen.getByText('The stored title')).toBeInTheDocument()
  await user.type(field, ', and more')
  expect(screen.getByText('The stored title, and more')).toBeInTheDocument()
})

test('reads the title even if the browser says that it is offline', async () => {
  // React Query receives no event before the app is rendered.
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  renderApp('/admin')
  expect(await screen.findByDisplayValue('The stored title')).toBeInTheDocument()
})

test('saves the trimmed title, and says so', async () => {
  server.use(updateAnswer(1))
  const calls = recordCalls()
  const { user, field, button } = await openForm()
  await user.clear(field)
  await user.type(field, '  A new title ')
  await user.click(button)

  expect(await findToast('Success!')).toMatchObject({
    description: 'Homepage title updated successfully.',
    destructive: false,
  })
  expect(field).toHaveValue('A new title')
  expect(calls.at(-1)).toMatchObject({ method: 'PATCH', body: { title: 'A new title' } })
})

const holdSave = () => holdAnswer('patch', '/rest/v1/homepage_settings', () => updatedRows(1))

test('is busy while saving', async () => {
  const release = holdSave()
  const { user, field, button } = await openForm()
  await user.click(button)
  const busy = await screen.findByRole('button', { name: 'Updating...' })
  expect(busy).toBeDisabled()
  expect(busy.querySelector('svg')).toBeInTheDocument()
  expect(field).toBeDisabled()
  release()
  expect(await screen.findByRole('button', { name: 'Update Title' })).toBe(button)
  expect(field).toBeEnabled()
  expect(button).toBeEnabled()
})

test('a second submission while saving sends nothing', async () => {
  const release = holdSave()
  const { user, button } = await openForm()
  const calls = recordCalls()
  await user.dblClick(button)
  release()
  await findToast('Success!')
  expect(calls.filter(({ method }) => method === 'PATCH')).toHaveLength(1)
})

test('a failed save is reported, keeps the title, and can be tried again', async () => {
  const expectFailed = captureFailedCalls()
  server.use(updateError(500, { message: 'broken' }))
  const { user, field, button } = await openForm()
  await user.clear(field)
  await user.type(field, 'Keep me')
  await user.click(button)
  expect(await findToast('Error')).toMatchObject({
    description: 'Failed to update title. Please try again.',
    destructive: true,
  })
  expect(field).toHaveValue('Keep me')
  expectFailed(500)

  server.use(updateAnswer(1))
  await user.click(button)
  await findToast('Success!')
})

test('says that the title could not be read, logs the failure, and still saves', async () => {
  const expectFailed = captureFailedCalls()
  server.use(settingsAnswer({ message: 'broken' }, 500))
  const { user, field, button } = await openForm()
  expect(await findToast('Error')).toMatchObject({
    description: 'Failed to fetch current title.',
    destructive: true,
  })
  expectFailed(500)

  server.use(settingsAnswer(settings), updateAnswer(1))
  await user.type(field, 'Typed after the failure')
  await user.click(button)
  await findToast('Success!')
})

test.each(['', '   '])('refuses and keeps the title "%s", and saves nothing', async (typed) => {
  const { field, form } = await openForm()
  const calls = recordCalls()
  fireEvent.change(field, { target: { value: typed } })
  expect(form).toHaveAttribute('novalidate')
  fireEvent.submit(form)
  const description = 'Please enter a title.'
  expect(await findToast('Title required')).toMatchObject({ description, destructive: true })
  expect(field).toHaveValue(typed)
  expect(calls).toEqual([])
})

test('focuses the field, and marks and explains it until its title is corrected', async () => {
  const { field, form } = await openForm()
  fireEvent.change(field, { target: { value: '' } })
  fireEvent.submit(form)
  expect(field).toHaveAttribute('aria-invalid', 'true')
  expect(field).toHaveFocus()
  expect(field).toHaveAccessibleDescription(
    'Please enter a title. Up to 120 characters; up to 60 look best.',
  )
  fireEvent.input(field, { target: { value: 'A title' } })
  expect(field).toHaveAttribute('aria-invalid', 'false')
})
