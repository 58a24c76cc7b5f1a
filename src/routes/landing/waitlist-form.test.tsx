import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import * as content from '@/content'
import { expectReports } from '@/test/expect-console'
import { findToast, shownToasts } from '@/test/find-toast'
import { renderApp } from '@/test/render-app'
import { answer, hold, recordCalls, server, settingsAnswer, waitlistAnswer } from '@/test/server'
import { entry, typedInto } from '@/test/waitlist-entry'
import { waitlistFields } from './waitlist-fields'

beforeEach(() => server.use(settingsAnswer({ title: null })))

const { messages, waitlist } = content
const onTheList = messages.duplicate.description
const tryAgain = messages.failed.description

const columns = Object.keys(entry).map((column) => `"${column}"`)
const padded = `  ${entry.name} `

async function openForm() {
  const user = renderApp('/')
  const name: HTMLInputElement = await screen.findByLabelText(waitlist.name)
  const email: HTMLInputElement = screen.getByLabelText(waitlist.email)
  const { form } = name
  if (!form) throw new Error('The fields are in no form')
  const button: HTMLButtonElement = within(form).getByRole('button', { name: waitlist.join })
  function fill(typed: Record<string, string> = { name: padded }) {
    for (const { name, label } of waitlistFields) {
      const value = typed[name] ?? typedInto(name)
      fireEvent.change(screen.getByLabelText(label), { target: { value } })
    }
  }
  async function join() {
    fill()
    await user.click(button)
  }
  return { user, name, email, button, form, fill, join }
}

test('joins the waitlist, welcomes and clears both fields', async () => {
  server.use(waitlistAnswer(201))
  // The referrer tells of the visitor, not of the owner's link.
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://news.example.com/?from=there')
  const calls = recordCalls()
  const { name, email, join } = await openForm()
  await join()

  const toast = await findToast(messages.welcome.title)
  expect(toast.description).toBe(messages.welcome.description)
  expect(toast.destructive).toBe(false)
  expect([name.value, email.value]).toEqual(['', ''])
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([
    {
      method: 'POST',
      url: `/rest/v1/waitlist?columns=${columns}`,
      prefer: null,
      body: [entry],
    },
  ])
})

test('joins with the source that the address names', async () => {
  server.use(waitlistAnswer(201))
  const { join } = await openForm()
  history.replaceState(null, '', '?from=newsletter')
  const calls = recordCalls()
  await join()
  await findToast(messages.welcome.title)
  expect(calls).toMatchObject([
    {
      url: `/rest/v1/waitlist?columns=${columns},"source"`,
      body: [{ ...entry, source: 'newsletter' }],
    },
  ])
})

test('joins without the source where the database is older than the page', async () => {
  const answers = [{ status: 400, code: 'PGRST204' }, { status: 201 }]
  server.use(
    answer('post', '/rest/v1/waitlist', () => {
      const { status, code } = answers.shift() ?? { status: 500 }
      return HttpResponse.json(code ? { code, message: 'x' } : null, { status })
    }),
  )
  const { join } = await openForm()
  history.replaceState(null, '', '?from=newsletter')
  const calls = recordCalls()
  await join()
  await findToast(messages.welcome.title)
  expect(calls.map(({ body }) => body)).toEqual([[{ ...entry, source: 'newsletter' }], [entry]])
})

test('an entry with a source that is refused for another reason is sent once', async () => {
  const expectReported = expectReports()
  server.use(waitlistAnswer(400, { code: 'PGRST102', message: 'x' }))
  const { join } = await openForm()
  history.replaceState(null, '', '?from=newsletter')
  const calls = recordCalls()
  await join()
  await findToast(messages.failed.title)
  expect(calls).toHaveLength(1)
  expectReported('Joining the waitlist: status 400, code PGRST102')
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

test('is busy while joining, and a second press sends nothing', async () => {
  const release = holdAnswer()
  const calls = recordCalls()
  const { user, name, email, button, fill } = await openForm()
  fill()
  await user.dblClick(button)

  expect(button.textContent).toBe(waitlist.joining)
  expect([name.disabled, email.disabled, button.disabled]).toEqual([true, true, true])
  release()
  await waitFor(() => expect(button.textContent).toBe(waitlist.join))
  expect([name.disabled, email.disabled, button.disabled]).toEqual([false, false, false])
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test('the focus stays where it was moved while joining', async () => {
  const release = holdAnswer()
  const { button, join } = await openForm()
  await join()
  const link = screen.getByRole('link', { name: content.topBar.skip })
  act(() => link.focus())
  release()
  await waitFor(() => expect(button.textContent).toBe(waitlist.join))
  expect(document.activeElement).toBe(link)
})

test.each([
  ['23505', 409, { code: '23505', message: 'x' }, onTheList, 'status 409, code 23505'],
  ['503', 503, { message: 'busy' }, tryAgain, 'status 503'],
  ['an empty 404', 404, undefined, tryAgain, 'status 204'],
])('keeps what was typed when the server answers %s', async (_, status, body, message, how) => {
  const expectReported = expectReports()
  server.use(waitlistAnswer(status, body))
  const { name, email, button, join } = await openForm()
  await join()

  expect(await findToast(message)).toMatchObject({
    description: message,
    destructive: true,
  })
  expect([name.value, email.value]).toEqual([padded, entry.email])
  expect(button.disabled).toBe(false)
  expectReported(`Joining the waitlist: ${how}`)
})

test('offline joining fails at once and keeps what was typed, and the next try joins', async () => {
  const expectReported = expectReports()
  server.use(answer('post', '/rest/v1/waitlist', () => HttpResponse.error()))
  const { user, name, email, button, join } = await openForm()
  dispatchEvent(new Event('offline'))
  await join()
  expect(await findToast(messages.failed.title)).toMatchObject({
    description: tryAgain,
    destructive: true,
  })
  expect([name.value, email.value]).toEqual([padded, entry.email])

  expectReported('Joining the waitlist: status 0')
  dispatchEvent(new Event('online'))
  server.use(waitlistAnswer(201))
  await user.click(button)
  await findToast(messages.welcome.title)
})

const nameRequired = [messages.nameRequired.title, messages.nameRequired.description] as const
const invalidEmail = [messages.invalidEmail.title, messages.invalidEmail.description] as const

test.each([
  ['', 'ada@example.com', ...nameRequired, 'name'],
  ['  ', 'no at-sign', ...nameRequired, 'name'],
  ['Ada', '', ...invalidEmail, 'email'],
  ['Ada', 'ada.example.com', ...invalidEmail, 'email'],
])(
  'refuses the name "%s" with the email "%s"',
  async (typedName, typedEmail, title, description, refused) => {
    const calls = recordCalls()
    const { name, email, form, fill } = await openForm()
    fill({ name: typedName, email: typedEmail })
    expect(form.noValidate).toBe(true)
    fireEvent.submit(form)

    expect(await findToast(title)).toMatchObject({ description, destructive: true })
    expect([name.value, email.value]).toEqual([typedName, typedEmail])
    expect([name, email].map((field) => field.ariaInvalid)).toEqual(
      refused === 'name' ? ['true', 'false'] : ['false', 'true'],
    )
    const field = refused === 'name' ? name : email
    expect(document.activeElement).toBe(field)
    expect(screen.getByRole('textbox', { description })).toBe(field)
    await waitFor(() => expect(calls.map(({ method }) => method)).toEqual(['GET']))
  },
)

test('a new attempt takes the messages of the one before away', async () => {
  const expectReported = expectReports()
  server.use(waitlistAnswer(500, { message: 'broken' }))
  const { user, button, join } = await openForm()
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await user.click(button)
    await findToast(messages.nameRequired.title)
    expect(shownToasts()).toEqual([messages.nameRequired.title])
  }
  await join()
  await findToast(tryAgain)
  expect(shownToasts()).toEqual([messages.failed.title])
  expectReported('Joining the waitlist: status 500')

  server.use(waitlistAnswer(201))
  await user.click(button)
  await findToast(messages.welcome.title)
  expect(shownToasts()).toEqual([messages.welcome.title])
})

test('once joined, a line that stays says so, is read out, and the page can be shared', async () => {
  server.use(waitlistAnswer(201))
  const { user, name, join } = await openForm()
  await join()
  const line = await screen.findByText(content.waitlist.joined)
  const status = `${content.waitlist.joined}${content.waitlist.next} ${entry.email}`
  expect(line.closest('[role=status]')?.textContent).toBe(status)
  await user.click((await findToast(messages.welcome.title)).dismiss)
  await user.type(name, 'Ada')
  expect(screen.getByText(content.waitlist.joined)).toBeDefined()
  await user.click(screen.getByRole('button', { name: content.waitlist.share }))
  const address = `${location.origin}/?from=share`
  expect(await findToast(messages.copied)).toMatchObject({ description: address })
  expect(await navigator.clipboard.readText()).toBe(address)
})

test.each([
  ['shows the address where the clipboard is refused', 'NotAllowedError', [waitlist.share]],
  ['says nothing when the share sheet is closed', 'AbortError', []],
])('sharing %s', async (_, name, toasts) => {
  server.use(waitlistAnswer(201))
  const { user, join } = await openForm()
  await join()
  await user.click((await findToast(messages.welcome.title)).dismiss)
  const refusal = new DOMException('Refused', name)
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(refusal)
  await user.click(screen.getByRole('button', { name: waitlist.share }))
  await waitFor(() => expect(shownToasts()).toEqual(toasts))
})

test('the browser can fill in both fields', async () => {
  const { name, email } = await openForm()
  expect([name.autocomplete, email.autocomplete]).toEqual(['name', 'email'])
  expect(email.type).toBe('email')
  expect([name.required, email.required]).toEqual([true, true])
  // As the database.
  expect([name.maxLength, email.maxLength]).toEqual([200, 254])
})
