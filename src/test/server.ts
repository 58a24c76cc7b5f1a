import { HttpResponse, type HttpResponseResolver, http, type JsonBodyType } from 'msw'
import { setupServer } from 'msw/node'

const origin = 'http://supabase.test'

type Method = 'get' | 'post' | 'patch'

/** A call that reached the network. */
export type Call = {
  method: string
  url: string
  accept: string | null
  prefer: string | null
  body: unknown
}

/**
 * The backend of the screens' tests. It answers only calls that a test sets up, and calls to an owner's other services,
 * such as error tracking.
 */
export const server = setupServer(http.all(/^https:/, () => new HttpResponse()))

/** Answers calls to a path of Supabase. Like Supabase, it refuses calls without the public key. */
export function answer(method: Method, path: string, resolver: HttpResponseResolver) {
  return http[method](`${origin}${path}`, (info) =>
    info.request.headers.get('apikey') === import.meta.env.VITE_SUPABASE_ANON_KEY
      ? resolver(info)
      : HttpResponse.json({ message: 'No API key found in request' }, { status: 401 }),
  )
}

export function settingsAnswer(body: JsonBodyType, status = 200) {
  return answer('get', '/rest/v1/homepage_settings', () => HttpResponse.json(body, { status }))
}

/** Answers the update of the title with the number of rows it changed. */
export function updateAnswer(count: number) {
  return answer('patch', '/rest/v1/homepage_settings', () => updatedRows(count))
}

export function updatedRows(count: number) {
  return new HttpResponse(null, { status: 204, headers: { 'content-range': `*/${count}` } })
}

export function updateError(status: number, body?: JsonBodyType) {
  return answer('patch', '/rest/v1/homepage_settings', () => HttpResponse.json(body, { status }))
}

/** Answers the insert; a 201 from PostgREST has no body. */
export function waitlistAnswer(status: number, body?: JsonBodyType) {
  return answer('post', '/rest/v1/waitlist', () => HttpResponse.json(body, { status }))
}

export function waitlistDaysAnswer(body: JsonBodyType, status = 200) {
  return answer('get', '/rest/v1/waitlist_daily', () => HttpResponse.json(body, { status }))
}

export function waitlistSourcesAnswer(body: JsonBodyType, status = 200) {
  return answer('get', '/rest/v1/waitlist_sources', () => HttpResponse.json(body, { status }))
}

/** Holds back the answer to a path until the returned function is called. */
export function holdAnswer(
  method: Method,
  path: string,
  respond: () => HttpResponse<JsonBodyType>,
) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  server.use(answer(method, path, () => released.then(respond)))
  return release
}

/** @returns a list that grows with each call from now until the end of the test. */
export function recordCalls(): Call[] {
  const calls: Call[] = []
  server.events.on('request:start', async ({ request }) => {
    if (!request.url.startsWith(origin)) return
    const { pathname, search } = new URL(request.url)
    const call: Call = {
      method: request.method,
      url: decodeURIComponent(pathname + search),
      accept: request.headers.get('accept'),
      prefer: request.headers.get('prefer'),
      body: null,
    }
    calls.push(call)
    const text = await request.clone().text()
    if (text !== '') call.body = JSON.parse(text)
  })
  return calls
}
