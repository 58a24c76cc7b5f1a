import { HttpResponse } from 'msw'
import { answer } from './server'

/** A session, as Supabase returns it after a sign-in. */
export const session = {
  access_token: `${btoa('{"alg":"HS256"}')}.${btoa(JSON.stringify({ sub: 'x', exp: 9_999_999_999 }))}.signature`,
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: 9_999_999_999,
  refresh_token: 'refresh',
  user: { id: 'x', email: 'owner@example.com' },
}

export const signedOut = answer(
  'post',
  '/auth/v1/logout',
  () => new HttpResponse(null, { status: 204 }),
)
