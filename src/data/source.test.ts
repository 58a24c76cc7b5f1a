import { expect, test } from 'vitest'
import { sourceIn } from './source'

test.each([
  ['', undefined],
  ['?from=newsletter', 'newsletter'],
  ['?utm_medium=ad&utm_source=ChatGPT.com', 'chatgpt.com'],
  ['?ref=producthunt', 'producthunt'],
  ['?ref=c&utm_source=b&from=a', 'a'],
  ['?from=&utm_source=🙂&ref=Product%20Hunt!', 'product-hunt'],
  ['?from=Trade%20Fair,%20K%C3%B6ln', 'trade-fair-koln'],
  [`?from=${'x'.repeat(41)}`, 'x'.repeat(40)],
])('the query "%s" names the source %s', (search, source) => {
  expect(sourceIn(search)).toBe(source)
})
