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
import { fetchWaitlistFigures, saveTitle } from './tables'

test('a save reads the id, then updates that row', async () => {
  server.use(settingsAnswer({ id: 7 }), updateAnswer(1))
  const calls = recordCalls()
  await saveTitle('A title')
  expect(calls).toEqual([
    {
      method: 'GET',
      url: '/rest/v1/homepage_settings?select=id&limit=1',
      accept: 'application/vnd.pgrst.object+json',
      prefer: null,
      body: null,
    },
    {
      method: 'PATCH',
      url: '/rest/v1/homepage_settings?id=eq.7',
      accept: null,
      prefer: 'count=exact',
      body: { title: 'A title' },
    },
  ])
})

test('the id of the row may be a string', async () => {
  const id = '7d2f1b9e-0000-4000-8000-000000000001'
  server.use(settingsAnswer({ id }), updateAnswer(1))
  const calls = recordCalls()
  await saveTitle('A title')
  expect(calls.at(-1)?.url).toContain(`id=eq.${id}`)
})

test('the counts are read from two views, in order', async () => {
  server.use(waitlistDaysAnswer([]), waitlistSourcesAnswer([]))
  const calls = recordCalls()
  await fetchWaitlistFigures()
  expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET /rest/v1/waitlist_daily?select=day,entries,total&order=day.asc',
    'GET /rest/v1/waitlist_sources?select=source,entries,entries_30_days&order=entries.desc',
  ])
})

test.each([
  ['refused', 'status 401, code 42501', updateError(401, { code: '42501' })],
  ['refused', 'status 403, code 42501', updateError(403, { code: '42501' })],
  ['refused', 'status 401, code PGRST301', updateError(401, { code: 'PGRST301' })],
  ['refused', 'status 401, code PGRST303', updateError(401, { code: 'PGRST303' })],
  ['refused', 'status 204, code 42501', updateAnswer(0)],
  ['failed', 'status 400, code PGRST204', updateError(400, { code: 'PGRST204' })],
  ['failed', 'status 204', updateAnswer(2)],
  // An empty 404, as postgrest-js reports it.
  ['failed', 'status 204', updateError(404)],
])('a failed update throws a SupabaseError (%s: %s)', async (reason, how, answered) => {
  server.use(settingsAnswer({ id: 1 }), answered)
  const name = 'SupabaseError'
  const message = `Saving the title: ${how}`
  await expect(saveTitle('A title')).rejects.toMatchObject({ name, message, reason })
})

test('an expired session is told apart from a failure even before the update', async () => {
  server.use(settingsAnswer({ code: 'PGRST303', message: 'JWT expired' }, 401))
  await expect(saveTitle('A title')).rejects.toMatchObject({
    message: 'Reading the id of the homepage settings: status 401, code PGRST303',
    reason: 'refused',
  })
})

test('a failed save is not retried', async () => {
  server.use(settingsAnswer({ message: 'busy' }, 503))
  const calls = recordCalls()
  await expect(saveTitle('A title')).rejects.toThrow('status 503')
  expect(calls).toHaveLength(1)
})

test.each([
  ['days', waitlistDaysAnswer],
  ['sources', waitlistSourcesAnswer],
])('a failed read of the %s throws a SupabaseError', async (_, answerWith) => {
  server.use(
    answerWith({ message: 'broken' }, 500),
    waitlistDaysAnswer([]),
    waitlistSourcesAnswer([]),
  )
  await expect(fetchWaitlistFigures()).rejects.toThrow('Reading the figures: status 500')
})
