import { expect, test } from 'vitest'
import { checkSupabase } from './environment.ts'

const url = 'https://abc.supabase.co'
const publishable = 'sb_publishable_abc'

function legacyKey(role: string): string {
  return `${btoa('{"alg":"HS256"}')}.${btoa(JSON.stringify({ role }))}.signature`
}

test.each([publishable, legacyKey('anon')])('takes the public key %s', (key) => {
  expect(() => checkSupabase({ VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: key })).not.toThrow()
})

test.each([
  [undefined, undefined, /^Missing VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY\. Set both/],
  ['', publishable, /^Missing VITE_SUPABASE_URL\. /],
  [url, '', /^Missing VITE_SUPABASE_ANON_KEY\. /],
  ['abc.supabase.co', publishable, /URL is no address of a project/],
  ['http://abc.supabase.co', publishable, /URL is no address of a project/],
  [`${url}/`, publishable, /URL is no address of a project/],
  [`${url}/rest/v1`, publishable, /URL is no address of a project/],
  [url, 'sb_secret_abc', /is a secret key/],
  [url, legacyKey('service_role'), /is a secret key/],
  [url, 'hello', /neither a publishable key nor an anon key/],
])('refuses %s with %s', (address, key, message) => {
  expect(() => checkSupabase({ VITE_SUPABASE_URL: address, VITE_SUPABASE_ANON_KEY: key })).toThrow(
    message,
  )
})
