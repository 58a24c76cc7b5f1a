import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { session } from '@/test/auth-answers'
import { answer, server } from '@/test/server'

test('a link with a session in it signs nobody in', async () => {
  server.use(answer('get', '/auth/v1/user', () => HttpResponse.json(session.user)))
  const { access_token, refresh_token, expires_in, token_type } = session
  const parts = { access_token, refresh_token, expires_in: `${expires_in}`, token_type }
  history.replaceState(null, '', `/admin#${new URLSearchParams(parts)}`)
  const { sessionClient } = await import('./session-client')
  expect((await sessionClient.auth.getSession()).data.session).toBeNull()
})
