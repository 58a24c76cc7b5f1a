import { expect, test } from 'vitest'
import { readEnvironment } from './hosted-supabase.ts'

const valid = {
  // As the dashboard shows it.
  VITE_SUPABASE_URL: 'https://abc.supabase.co/rest/v1/',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_abc',
  VITE_SITE_URL: 'https://example.com/',
}

test('gives the client code what it needs', () => {
  expect(readEnvironment(valid)).toEqual({
    VITE_SUPABASE_URL: 'https://abc.supabase.co',
    VITE_SUPABASE_ANON_KEY: 'sb_publishable_abc',
    VITE_SITE_URL: 'https://example.com',
    VITE_PRIVACY_URL: '',
    VITE_CONTACT_EMAIL: '',
  })
  const VITE_SUPABASE_URL = 'http://127.0.0.1:54321'
  const local = readEnvironment({ ...valid, VITE_SUPABASE_URL })
  expect(local).toMatchObject({ VITE_SUPABASE_URL })
})

test.each([
  ['VITE_SUPABASE_URL', '', 'Set VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY'],
  ['VITE_SUPABASE_URL', 'abc', 'is not the URL'],
  ['VITE_SUPABASE_URL', 'abc.supabase.co:443', 'is not the URL'],
  ['VITE_SUPABASE_URL', 'https://a b', 'is not the URL'],
  ['VITE_SUPABASE_URL', 'http://abc.supabase.co', 'is not the URL'],
  ['VITE_SUPABASE_URL', 'http://localhost.example.com', 'is not the URL'],
  ['VITE_SUPABASE_URL', 'https://https://abc.supabase.co', 'is not the URL'],
  ['VITE_SUPABASE_URL', 'https://supabase.com/dashboard/project/abc', 'is not the URL'],
  ['VITE_SUPABASE_URL', 'https://YOUR_PROJECT_REFERENCE.supabase.co', 'is not the URL'],
  ['VITE_SUPABASE_ANON_KEY', '', 'Set VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY'],
  ['VITE_SUPABASE_ANON_KEY', 'sb_secret_abc', 'is not a whole publishable key'],
  ['VITE_SUPABASE_ANON_KEY', 'sb_publishable_', 'is not a whole publishable key'],
  ['VITE_SUPABASE_ANON_KEY', 'sb_publishable_a bc', 'is not a whole publishable key'],
  ['VITE_SUPABASE_ANON_KEY', 'sb_publishable_abc\n', 'is not a whole publishable key'],
  [
    'VITE_SUPABASE_ANON_KEY',
    'sb_publishable_abc sb_publishable_abc',
    'is not a whole publishable key',
  ],
  ['VITE_SUPABASE_ANON_KEY', 'sb_publishable_••••', 'is not a whole publishable key'],
  [
    'VITE_SUPABASE_ANON_KEY',
    'sb_publishable_abcsb_publishable_abc',
    'is not a whole publishable key',
  ],
  ['VITE_SUPABASE_ANON_KEY', 'sb_publishable_abcsb_secret_abc', 'is not a whole publishable key'],
  ['VITE_SUPABASE_ANON_KEY', 'header.payload', 'is not a whole publishable key'],
])('refuses %s %j', (name, value, message) => {
  expect(() => readEnvironment({ ...valid, [name]: value })).toThrow(message)
})
