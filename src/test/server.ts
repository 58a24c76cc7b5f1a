import { HttpResponse, http, type JsonBodyType } from 'msw'
import { setupServer } from 'msw/node'

const tables = 'http://supabase.test/rest/v1'

/** A call that reached the network: its method, path with query, headers and body. */
export type Call = { method: string; url: string; prefer: string | null; body: unknown }

/** The backend that the screens talk to in tests. It answers nothing that a test did not ask for. */
export const server = setupServer()

/** Answers `GET /rest/v1/homepage_settings` with one row, or with an error where it has a `code`. */
export function settingsAnswer(body: JsonBodyType, status = 200) {
  return http.get(`${tables}/homepage_settings`, () => HttpResponse.json(body, { status }))
}

/** Answers `PATCH /rest/v1/homepage_settings` with the number of rows it changed. */
export function updateAnswer(count: number) {
  return http.patch(
    `${tables}/homepage_settings`,
    () => new HttpResponse(null, { status: 204, headers: { 'content-range': `*/${count}` } }),
  )
}

/** Answers `PATCH /rest/v1/homepage_settings` with an error. */
export function updateError(status: number, body: JsonBodyType) {
  return http.patch(`${tables}/homepage_settings`, () => HttpResponse.json(body, { status }))
}

/** Answers `POST /rest/v1/waitlist`; a status of 201 has no body, as PostgREST's has none. */
export function waitlistAnswer(status: number, body?: JsonBodyType) {
  return http.post(`${tables}/waitlist`, () =>
    body === undefined ? new HttpResponse(null, { status }) : HttpResponse.json(body, { status }),
  )
}

/** What PostgREST answers when the address is on the list already. */
export const duplicateError = {
  code: '23505',
  details: null,
  hint: null,
  message: 'duplicate key value violates unique constraint "waitlist_email_key"',
}

/**
 * Writes down every call from now until the end of the test.
 *
 * @returns the list, which grows as calls are made.
 */
export function recordCalls(): Call[] {
  const calls: Call[] = []
  server.events.on('request:start', async ({ request }) => {
    const { pathname, search } = new URL(request.url)
    const call: Call = {
      method: request.method,
      url: decodeURIComponent(pathname + search),
      prefer: request.headers.get('prefer'),
      body: null,
    }
    calls.push(call)
    const text = await request.clone().text()
    if (text !== '') call.body = JSON.parse(text)
  })
  return calls
}
