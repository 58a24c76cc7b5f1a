import { expect, test } from 'vitest'
import * as content from './content'

const { hero, why, how, waitlist, footer } = content
const titles = (items: { title: string }[]) => items.map(({ title }) => title)

test('the words that the specification fixes', () => {
  expect(hero.headline).toBe('Is Your Brand Visible in LLM Searches?')
  expect(hero.badge).toBe("Understand Your Brand's AI Presence")
  expect(why.title).toBe('Why LLM Visibility Matters')
  expect(titles(why.cards)).toEqual(
    expect.arrayContaining([
      'LLM Search Analysis',
      'Visibility Metrics',
      'Actionable Insights',
      'Brand Protection',
    ]),
  )
  expect(how.title).toBe('How It Works')
  expect(titles(how.steps)).toEqual(
    expect.arrayContaining(['Submit Your Brand', 'AI Analysis', 'Get Insights', 'Take Action']),
  )
  expect(waitlist.title).toBe('Join the Waitlist')
  expect(waitlist.privacy).toBe('We respect your privacy. No spam, ever.')
  expect(footer.copyright).toMatch(/^© 2024 /)
})
