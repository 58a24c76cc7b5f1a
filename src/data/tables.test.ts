import { expect, test, vi } from 'vitest'
import { server, settingsAnswer, updateAnswer, updateError, waitlistAnswer } from '@/test/server'
import { TableError } from './table-error'
import { fetchHomepageTitle, insertWaitlistEntry, updateHomepageTitle } from './tables'

const entry = { name: 'Ada', email: 'ada@example.com' }

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
])('an insert answered with %i and %j throws a TableError', async (status, body, reason) => {
  server.use(waitlistAnswer(status, body))
  const error = await insertWaitlistEntry(entry).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(TableError)
  expect(error).toHaveProperty('reason', reason)
})

test.each([
  [401, '42501', 'refused'],
  [403, '42501', 'refused'],
  [401, 'PGRST301', 'unauthenticated'],
  [401, 'PGRST303', 'unauthenticated'],
  [400, 'PGRST204', 'failed'],
])(
  'an update answered with %i and the code %s throws a TableError',
  async (status, code, reason) => {
    server.use(settingsAnswer({ id: 1 }), updateError(status, { code, message: 'x' }))
    await expect(updateHomepageTitle('A title')).rejects.toMatchObject({
      name: 'TableError',
      reason,
    })
  },
)

test('reading the id fails whatever the server answers, since signing in would not help', async () => {
  server.use(settingsAnswer({ code: '42501', message: 'x' }, 401))
  await expect(updateHomepageTitle('A title')).rejects.toHaveProperty('reason', 'failed')
})

test.each([
  [0, 'refused'],
  [2, 'failed'],
])('an update of %i rows throws a TableError', async (count, reason) => {
  server.use(settingsAnswer({ id: 1 }), updateAnswer(count))
  await expect(updateHomepageTitle('A title')).rejects.toMatchObject({ name: 'TableError', reason })
})

test('a call waits 6 s for its answer', async () => {
  // Fake timers do not reach it.
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  server.use(settingsAnswer({ title: 'A title' }))
  expect(await fetchHomepageTitle()).toBe('A title')
  expect(timeout.mock.calls).toEqual([[6000]])
})
