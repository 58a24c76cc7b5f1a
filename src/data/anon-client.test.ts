import { HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { answer, server } from '@/test/server'

test.each([
  ['sb_publishable_abc', null],
  ['header.payload.signature', 'Bearer header.payload.signature'],
])('the key %s is sent as the API key, and as a token only if it is one', async (key, token) => {
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', key)
  vi.resetModules()
  const sent: (string | null)[] = []
  server.use(
    answer('get', '/rest/v1/homepage_settings', ({ request }) => {
      sent.push(request.headers.get('apikey'), request.headers.get('authorization'))
      return HttpResponse.json([])
    }),
  )
  const { anonClient } = await import('./anon-client')
  await anonClient.from('homepage_settings').select('title')
  expect(sent).toEqual([key, token])
})
