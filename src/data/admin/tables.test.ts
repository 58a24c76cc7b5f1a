import { expect, test } from 'vitest'
import {
  recordCalls,
  server,
  settingsAnswer,
  updateAnswer,
  updateError,
  waitlistDaysAnswer,
  waitlistSourcesAnswer,
} from '@/test/server'
import { fetchWaitlistFigures, updateHomepageTitle } from './tables'

test.each([
  [401, '42501', 'refused'],
  [403, '42501', 'refused'],
  [401, 'PGRST301', 'refused'],
  [401, 'PGRST303', 'refused'],
  [400, 'PGRST204', 'failed'],
])(
  'an update answered with %i and the code %s throws a SupabaseError',
  async (status, code, reason) => {
    server.use(settingsAnswer({ id: 1 }), updateError(status, { code, message: 'x' }))
    await expect(updateHomepageTitle('A title')).rejects.toMatchObject({
      name: 'SupabaseError',
      message: `Saving the homepage title: status ${status}, code ${code}`,
      reason,
    })
  },
)

test('an expired session is told from a failure before the update too', async () => {
  server.use(settingsAnswer({ code: 'PGRST303', message: 'JWT expired' }, 401))
  await expect(updateHomepageTitle('A title')).rejects.toMatchObject({
    message: 'Reading the id of the homepage settings: status 401, code PGRST303',
    reason: 'refused',
  })
})

test.each([
  [0, 'refused'],
  [2, 'failed'],
])('an update of %i rows throws a SupabaseError', async (count, reason) => {
  server.use(settingsAnswer({ id: 1 }), updateAnswer(count))
  await expect(updateHomepageTitle('A title')).rejects.toMatchObject({
    name: 'SupabaseError',
    reason,
  })
})

test('a save that fails is tried once', async () => {
  server.use(settingsAnswer({ message: 'busy' }, 503))
  const calls = recordCalls()
  await expect(updateHomepageTitle('A title')).rejects.toThrow('status 503')
  expect(calls).toHaveLength(1)
})

test.each([
  ['days', waitlistDaysAnswer, 'an error', { message: 'broken' }, 500],
  ['days', waitlistDaysAnswer, 'nonsense', { nonsense: true }, 200],
  ['sources', waitlistSourcesAnswer, 'an error', { message: 'broken' }, 500],
  ['sources', waitlistSourcesAnswer, 'nonsense', { nonsense: true }, 200],
])('%s answered with %s throw a SupabaseError', async (_which, answerWith, _what, body, status) => {
  server.use(answerWith(body, status), waitlistDaysAnswer([]), waitlistSourcesAnswer([]))
  await expect(fetchWaitlistFigures()).rejects.toThrow(`Reading the figures: status ${status}`)
})
