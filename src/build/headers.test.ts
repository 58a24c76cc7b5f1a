import { expect, test } from 'vitest'
import vercel from '../../vercel.json'
import { headerRules } from './headers.ts'

test('vercel.json sends the same headers as the other hosts', () => {
  expect(vercel.headers).toEqual(
    headerRules.map(({ path, headers }) => ({
      source: path.replace('*', '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  )
})
