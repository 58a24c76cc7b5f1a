import { expect, test } from 'vitest'
import { isLegacyKey, readEnvironment } from './hosted-supabase.ts'

const valid = {
  VITE_SUPABASE_URL: 'https://abc.supabase.co',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_abc',
}

function legacyKey(role: string): string {
  return `${btoa('{"alg":"HS256"}')}.${btoa(JSON.stringify({ role }))}.signature`
}

test('variables that are not set are empty', () => {
  expect(readEnvironment(valid)).toEqual({
    ...valid,
    ...{ VITE_SITE_URL: '', VITE_PRIVACY_URL: '', VITE_CONTACT_EMAIL: '' },
  })
})

test.each([
  ['VITE_SUPABASE_URL', 'https://abc.supabase.co/', 'https://abc.supabase.co'],
  ['VITE_SUPABASE_URL', 'https://abc.supabase.co/rest/v1', 'https://abc.supabase.co'],
  ['VITE_SUPABASE_URL', 'https://abc.supabase.co/rest/v1/', 'https://abc.supabase.co'],
  ['VITE_SUPABASE_URL', '  https://abc.supabase.co\n', 'https://abc.supabase.co'],
  ['VITE_SUPABASE_URL', 'https://abc.supabase.co?', 'https://abc.supabase.co'],
  ['VITE_SUPABASE_URL', 'https://abc.supabase.co#', 'https://abc.supabase.co'],
  ['VITE_SUPABASE_URL', 'abc.supabase.co', 'https://abc.supabase.co'],
  ['VITE_SUPABASE_URL', 'http://127.0.0.1:54321', 'http://127.0.0.1:54321'],
  ['VITE_SUPABASE_ANON_KEY', ' sb_publishable_abc\n', 'sb_publishable_abc'],
  ['VITE_SITE_URL', 'Example.com/', 'https://example.com'],
  ['VITE_SITE_URL', 'http://localhost:4173', 'http://localhost:4173'],
  [
    'VITE_PRIVACY_URL',
    'example.com/privacy/?lang=en#data ',
    'https://example.com/privacy/?lang=en#data',
  ],
  ['VITE_PRIVACY_URL', 'example.com?for=https://a.b', 'https://example.com/?for=https://a.b'],
  ['VITE_CONTACT_EMAIL', ' Hello+site@my-shop.example.com\n', 'Hello+site@my-shop.example.com'],
])('%s %j becomes %s', (name, value, normalized) => {
  expect(readEnvironment({ ...valid, [name]: value })).toMatchObject({ [name]: normalized })
})

test.each([valid.VITE_SUPABASE_ANON_KEY, legacyKey('anon')])('takes the public key %s', (key) => {
  expect(readEnvironment({ ...valid, VITE_SUPABASE_ANON_KEY: key })).toMatchObject({
    VITE_SUPABASE_ANON_KEY: key,
  })
})

const project = 'it should look like https://YOUR_PROJECT_REFERENCE.supabase.co'
const site = 'it should look like https://example.com.'

test.each([
  ['VITE_SUPABASE_URL', '', /^Missing VITE_SUPABASE_URL\. /],
  ['VITE_SUPABASE_URL', ' ', /^Missing VITE_SUPABASE_URL\. /],
  ['VITE_SUPABASE_URL', 'https://abc def', `VITE_SUPABASE_URL is not a URL; ${project}`],
  ['VITE_SUPABASE_URL', 'abc', `VITE_SUPABASE_URL has no complete host name; ${project}`],
  ['VITE_SUPABASE_URL', 'http://abc.supabase.co', `must begin with https://; ${project}`],
  ['VITE_SUPABASE_URL', 'postgresql://a:b@abc.supabase.co', `must begin with https://; ${project}`],
  [
    'VITE_SUPABASE_URL',
    'https://me@abc.supabase.co',
    `contains a user name or password; ${project}`,
  ],
  [
    'VITE_SUPABASE_URL',
    'https://:pw@abc.supabase.co',
    `contains a user name or password; ${project}`,
  ],
  ['VITE_SUPABASE_URL', 'https://abc.supabase.co/rest/v2', `contains a path; ${project}`],
  [
    'VITE_SUPABASE_URL',
    'https://supabase.com/dashboard/project/abc',
    `contains a path; ${project}`,
  ],
  ['VITE_SUPABASE_URL', 'https://abc.supabase.co?a=b', `contains a query; ${project}`],
  ['VITE_SUPABASE_URL', 'https://abc.supabase.co#a', `contains a fragment; ${project}`],
  ['VITE_SUPABASE_ANON_KEY', '', /^Missing VITE_SUPABASE_ANON_KEY\. /],
  ['VITE_SUPABASE_ANON_KEY', 'sb_secret_abc', /is a secret key/],
  ['VITE_SUPABASE_ANON_KEY', legacyKey('service_role'), /is a secret key/],
  ['VITE_SUPABASE_ANON_KEY', 'hello', /neither a publishable key nor an anon key/],
  ['VITE_SITE_URL', 'https://example.com/shop', `VITE_SITE_URL contains a path; ${site}`],
  ['VITE_SITE_URL', 'ftp://example.com', `VITE_SITE_URL must begin with https://; ${site}`],
  [
    'VITE_PRIVACY_URL',
    'http://example.com/privacy',
    'it should look like https://example.com/privacy.',
  ],
  ['VITE_PRIVACY_URL', 'javascript:alert(1)', 'VITE_PRIVACY_URL is not a URL'],
  ['VITE_CONTACT_EMAIL', 'hello', 'it should look like hello@example.com.'],
  ['VITE_CONTACT_EMAIL', 'hello@example', 'it should look like hello@example.com.'],
  ['VITE_CONTACT_EMAIL', 'hello?cc=all@example.com', 'it should look like hello@example.com.'],
  ['VITE_CONTACT_EMAIL', 'a@example.com, b@example.com', 'VITE_CONTACT_EMAIL is not'],
])('refuses %s %j', (name, value, message) => {
  expect(() => readEnvironment({ ...valid, [name]: value })).toThrow(message)
})

test('names both variables that are missing', () => {
  expect(() => readEnvironment({})).toThrow(
    /^Missing VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY\. /,
  )
})

test('a refused value is not repeated, as it may hold a password', () => {
  expect(() =>
    readEnvironment({ ...valid, VITE_SUPABASE_URL: 'https://me:hunter2@abc.supabase.co' }),
  ).toThrow(expect.objectContaining({ message: expect.not.stringContaining('hunter2') }))
})

test('only an anon key is a legacy key', () => {
  expect(isLegacyKey(legacyKey('anon'))).toBe(true)
  expect(isLegacyKey('sb_publishable_abc')).toBe(false)
})
