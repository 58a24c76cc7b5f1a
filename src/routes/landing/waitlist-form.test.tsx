import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { messages, topBar, waitlist } from '@/content'
import { captureFailedCalls } from '@/test/capture-console'
import { findToast, shownToasts } from '@/test/find-toast'
import { renderApp } from '@/test/render-app'
import {
  answer,
  holdAnswer,
  recordCalls,
  server,
  settingsAnswer,
  waitlistAnswer,
} from '@/test/server'
import { entry, sampleValue } from '@/test/waitlist-entry'
import { waitlistFields } from '@/waitlist-fields'

beforeEach(() => server.use(settingsAnswer({ title: null })))

const padded = (field: string) => `  ${sampleValue(field)} `

async function openForm() {
  const user = renderApp('/')
  const name: HTMLInputElement = await screen.findByLabelText(waitlist.nameLabel)
  const email: HTMLInputElement = screen.getByLabelText(waitlist.emailLabel)
  const { form } = name
  if (!form) throw new Error('The fields are not in a form')
  const button: HTMLButtonElement = within(form).getByRole('button', { name: waitlist.join })
  function fill(typed: Record<string, string> = {}) {
    for (const { name, label } of waitlistFields) {
      const value = typed[name] ?? padded(name)
      fireEvent.change(screen.getByLabelText(waitlist[label]), { target: { value } })
    }
  }
  async function join() {
    fill()
    await user.click(button)
  }
  return { user, name, email, button, form, fill, join }
}

test('joins with what was typed, welcomes the visitor, and clears the fields', async () => {
  server.use(waitlistAnswer(201))
  const calls = recordCalls()
  const { name, email, join } = await openForm()
  await join()

  const toast = await findToast(messages.welcome.title)
  expect(toast.description).toBe(messages.welcome.description)
  expect(toast.destructive).toBe(false)
  expect(name).toHaveValue('')
  expect(email).toHaveValue('')
  const sent = calls.filter(({ method }) => method === 'POST')
  expect(sent).toMatchObject([{ body: [entry] }])
})

test.each([
  ['invisible characters', '\u202aad\u00ada@example.com\u202c\u200b\u00a0'],
  ['full-width letters', 'ａｄａ＠ｅｘａｍｐｌｅ．ｃｏｍ'],
  ['ideographic full stop', 'ada@example。com'],
])('an email is saved without its %s, which do not hide a mistake', async (_, typed) => {
  server.use(waitlistAnswer(201))
  const { user, button, fill } = await openForm()
  const calls = recordCalls()
  fill({ email: typed.replace(/[.．。]/, ',') })
  await user.click(button)
  await findToast(messages.invalidEmail.title)
  fill({ email: typed })
  await user.click(button)
  await findToast(messages.welcome.title)
  expect(calls).toMatchObject([{ body: [{ email: 'ada@example.com' }] }])
})

test('joins with the source in the URL', async () => {
  server.use(waitlistAnswer(201))
  const { join } = await openForm()
  history.replaceState(null, '', '?from=newsletter')
  const calls = recordCalls()
  await join()
  await findToast(messages.welcome.title)
  expect(calls).toMatchObject([{ body: [{ source: 'newsletter' }] }])
})

test('a source named only by the referrer is not sent', async () => {
  server.use(waitlistAnswer(201))
  // The referrer is about the visitor, not about the owner's link.
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://news.example.com/?from=there')
  const { join } = await openForm()
  const calls = recordCalls()
  await join()
  await findToast(messages.welcome.title)
  expect(calls).toMatchObject([
    { body: [expect.not.objectContaining({ source: expect.anything() })] },
  ])
})

const holdSaved = () =>
  holdAnswer('post', '/rest/v1/waitlist', () => new HttpResponse(null, { status: 201 }))

test('is busy while joining', async () => {
  const release = holdSaved()
  const { name, email, button, join } = await openForm()
  await join()
  expect(button).toHaveAccessibleName(waitlist.joining)
  for (const part of [name, email, button]) expect(part).toBeDisabled()
  release()
  await waitFor(() => expect(button).toHaveAccessibleName(waitlist.join))
  for (const part of [name, email, button]) expect(part).toBeEnabled()
})

test('the next attempt removes the last toast at once', async () => {
  const release = holdSaved()
  const { user, button, join } = await openForm()
  await user.click(button)
  await findToast(messages.nameRequired.title)
  await join()
  expect(shownToasts()).toEqual([])
  release()
  await findToast(messages.welcome.title)
})

test('a second press and a second submission while joining send nothing', async () => {
  const release = holdSaved()
  const calls = recordCalls()
  const { user, button, form, fill } = await openForm()
  fill()
  await user.dblClick(button)
  fireEvent.submit(form)
  release()
  await findToast(messages.welcome.title)
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test('a second press sends nothing, even if a busy browser handles it before any timer', async () => {
  const release = holdSaved()
  const calls = recordCalls()
  const { button, fill } = await openForm()
  fill()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  for (const _ of ['first', 'second']) await act(async () => fireEvent.click(button))
  vi.useRealTimers()
  release()
  await findToast(messages.welcome.title)
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test('the focus stays where it was moved while joining', async () => {
  const release = holdSaved()
  const { button, join } = await openForm()
  await join()
  const link = screen.getByRole('link', { name: topBar.skip })
  act(() => link.focus())
  release()
  await waitFor(() => expect(button).toHaveAccessibleName(waitlist.join))
  expect(link).toHaveFocus()
})

test('an email already on the list is reported, and what was typed is kept', async () => {
  const expectFailed = captureFailedCalls()
  server.use(waitlistAnswer(409, { code: '23505' }))
  const { name, email, button, join } = await openForm()
  await join()
  const { description } = messages.duplicate
  expect(await findToast(description)).toMatchObject({ description, destructive: true })
  expect(name).toHaveValue(padded('name'))
  expect(email).toHaveValue(entry.email)
  expect(button).toBeEnabled()
  expectFailed(409)
})

test('joining offline fails at once, keeps what was typed, and can be tried again', async () => {
  const expectFailed = captureFailedCalls()
  server.use(answer('post', '/rest/v1/waitlist', () => HttpResponse.error()))
  const { user, name, email, button, join } = await openForm()
  dispatchEvent(new Event('offline'))
  await join()
  const { description } = messages.failed
  expect(await findToast(description)).toMatchObject({ description, destructive: true })
  expect(name).toHaveValue(padded('name'))
  expect(email).toHaveValue(entry.email)

  expectFailed(0)
  dispatchEvent(new Event('online'))
  server.use(waitlistAnswer(201))
  await user.click(button)
  await findToast(messages.welcome.title)
})

test.each(
  waitlistFields.flatMap(({ name, label, message }) => {
    if (!message) return []
    const mistakes =
      name === 'email'
        ? ['', '  ', 'ada.example.com', 'ada@example,com', 'ada@example.com.']
        : ['', '  ', '\u200b\u00ad']
    return mistakes.map((typed) => ({ name, label, message, typed }))
  }),
)(
  'refuses "$typed" in the field $name, marks the field, and sends nothing',
  async ({ name, label, message, typed }) => {
    const calls = recordCalls()
    const { form, fill } = await openForm()
    // Of several invalid fields, only the first is refused.
    const later = waitlistFields.slice(waitlistFields.findIndex((field) => field.name === name) + 1)
    fill({ [name]: typed, ...Object.fromEntries(later.map(({ name }) => [name, ''])) })
    const fields = waitlistFields.map(
      ({ label }): HTMLInputElement => screen.getByLabelText(waitlist[label]),
    )
    const values = fields.map(({ value }) => value)
    expect(form).toHaveAttribute('novalidate')
    fireEvent.submit(form)

    const { title, description } = messages[message]
    expect(await findToast(title)).toMatchObject({ description, destructive: true })
    expect(fields.map(({ value }) => value)).toEqual(values)
    const field = screen.getByLabelText(waitlist[label])
    for (const other of fields) {
      expect(other).toHaveAttribute('aria-invalid', String(other === field))
      expect(other).toHaveAccessibleDescription(other === field ? description : '')
    }
    expect(field).toHaveFocus()
    await waitFor(() => expect(calls.map(({ method }) => method)).toEqual(['GET']))
  },
)

test('once the visitor has joined, a line says so, is read out, and stays', async () => {
  server.use(waitlistAnswer(201))
  const { user, name, join } = await openForm()
  await join()
  const line = await screen.findByText(waitlist.joined)
  const status = `${waitlist.joined}${waitlist.next} ${entry.email}`
  expect(line.closest('[role=status]')?.textContent).toBe(status)
  await user.click((await findToast(messages.welcome.title)).dismiss)
  await user.type(name, 'Ada')
  expect(screen.getByText(waitlist.joined)).toBeInTheDocument()
})

test("once the visitor has joined, a button copies the page's address", async () => {
  server.use(waitlistAnswer(201))
  const { user, join } = await openForm()
  await join()
  await findToast(messages.welcome.title)
  await user.click(screen.getByRole('button', { name: waitlist.share }))
  const address = `${location.origin}/?from=share`
  expect(await findToast(messages.copied)).toMatchObject({ description: address })
  expect(await navigator.clipboard.readText()).toBe(address)
})

test.each([
  ['shows the address if the clipboard is refused', false, 'NotAllowedError', [waitlist.share]],
  ['shows the address if the share sheet is refused', true, 'NotAllowedError', [waitlist.share]],
  ['says nothing when the share sheet is closed', true, 'AbortError', []],
])('sharing %s', async (_, hasShareSheet, name, toasts) => {
  server.use(waitlistAnswer(201))
  const { user, join } = await openForm()
  await join()
  await user.click((await findToast(messages.welcome.title)).dismiss)
  const refuse = vi.fn().mockRejectedValue(new DOMException('Refused', name))
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(refuse)
  if (hasShareSheet) Object.assign(navigator, { share: refuse })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
  await user.click(screen.getByRole('button', { name: waitlist.share }))
  await waitFor(() => expect(shownToasts()).toEqual(toasts))
  const url = `${location.origin}/?from=share`
  expect(refuse.mock.calls).toEqual([[hasShareSheet ? { url } : url]])
})

test('the browser can fill in the name and the email', async () => {
  const { name, email } = await openForm()
  expect(name).toHaveAttribute('autocomplete', 'name')
  expect(email).toHaveAttribute('autocomplete', 'email')
  expect(email).toHaveAttribute('type', 'email')
})

test('the form needs a name and an email, no longer than the database allows', async () => {
  const { name, email } = await openForm()
  expect(name).toBeRequired()
  expect(email).toBeRequired()
  expect(name).toHaveAttribute('maxlength', '200')
  expect(email).toHaveAttribute('maxlength', '254')
})
