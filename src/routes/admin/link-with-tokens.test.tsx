import { screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { session } from '@/test/auth-answers'
import { findToast } from '@/test/find-toast'
import { renderApp } from '@/test/render-app'
import { answer, recordCalls, server, settingsAnswer, updateAnswer } from '@/test/server'

// In a file of its own: supabase-js looks at the address when its client is created, which is once.
test('a link with the tokens of a session signs nobody in', async () => {
  const { access_token, refresh_token } = session
  const tokens = { access_token, refresh_token, expires_in: '3600', token_type: 'bearer' }
  server.use(
    settingsAnswer({ id: 1, title: 'The stored title' }),
    updateAnswer(1),
    answer('get', '/auth/v1/user', () => HttpResponse.json(session.user)),
  )
  const calls = recordCalls()
  const user = renderApp(`/admin#${new URLSearchParams(tokens)}`)
  // A save waits until supabase-js has looked for a session.
  await user.click(await screen.findByRole('button', { name: 'Update Title' }))
  await findToast('Success!')
  expect(screen.queryByText(/Signed in as/)).toBeNull()
  expect(calls.filter(({ url }) => url.includes('/auth/'))).toEqual([])
})
