import { expect, test, vi } from 'vitest'
import { recordCalls, server, settingsAnswer, waitlistAnswer } from '@/test/server'
import { entry } from '@/test/waitlist-entry'
import { SupabaseError } from './supabase-error'
import { fetchTitle, insertWaitlistEntry } from './tables'

test('the title is read from one row', async () => {
  server.use(settingsAnswer({ title: 'A title' }))
  const calls = recordCalls()
  expect(await fetchTitle()).toBe('A title')
  expect(calls).toEqual([
    {
      method: 'GET',
      url: '/rest/v1/homepage_settings?select=title&limit=1',
      accept: 'application/vnd.pgrst.object+json',
      prefer: null,
      body: null,
    },
  ])
})

test('an entry is sent as an array of one object', async () => {
  server.use(waitlistAnswer(201))
  const calls = recordCalls()
  await insertWaitlistEntry({ name: 'Ada', email: 'ada@example.com' })
  expect(calls).toEqual([
    {
      method: 'POST',
      url: '/rest/v1/waitlist?columns="name","email"',
      accept: null,
      prefer: null,
      body: [{ name: 'Ada', email: 'ada@example.com' }],
    },
  ])
})

test.each([
  [409, { code: '23505', message: 'x' }, 'duplicate'],
  [409, { message: 'duplicate key value' }, 'duplicate'],
  [401, { code: '42501', message: 'x' }, 'refused'],
  [500, { message: 'x' }, 'failed'],
  [502, { error: 'Bad gateway' }, 'failed'],
  [502, 'Bad gateway', 'failed'],
  [502, null, 'failed'],
  [502, [], 'failed'],
  [502, { code: 42501, message: { text: 'x' } }, 'failed'],
  [404, undefined, 'failed'],
])('an insert answered with %i and %j throws a SupabaseError', async (status, body, reason) => {
  server.use(waitlistAnswer(status, body))
  const error = await insertWaitlistEntry(entry).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(SupabaseError)
  expect(error).toHaveProperty('reason', reason)
})

test('an error message names the call, the status and the code, and nothing else', async () => {
  const message = 'duplicate key (email)=(ada@example.com)'
  server.use(waitlistAnswer(409, { code: '23505', message, details: message, hint: message }))
  await expect(insertWaitlistEntry(entry)).rejects.toThrow(
    /^Joining the waitlist: status 409, code 23505$/,
  )
})

test('a failed read of the title throws a SupabaseError', async () => {
  server.use(settingsAnswer({ message: 'x' }, 500))
  await expect(fetchTitle()).rejects.toThrow('Reading the title: status 500')
})

test('a refused entry is not sent again', async () => {
  server.use(waitlistAnswer(400, { code: 'PGRST102' }))
  const calls = recordCalls()
  await expect(insertWaitlistEntry(entry)).rejects.toThrow('status 400')
  expect(calls).toHaveLength(1)
})

test('a call waits up to 6 s for its answer', async () => {
  // Fake timers do not affect AbortSignal.
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  server.use(settingsAnswer({ title: 'A title' }))
  await fetchTitle()
  expect(timeout.mock.calls).toEqual([[6000]])
})
