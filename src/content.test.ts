import { expect, test } from 'vitest'
import { contentMistakes } from '../vite-plugins/content-mistakes'
import * as content from './content'
import * as testWords from './test/content'

// Makes the type check report anything that is missing or of another type.
content satisfies typeof testWords

const { siteName, hero, example, whyItMatters, howItWorks } = content
const { report, waitlist, messages, notFound, footer } = content
const titles = (items: { title: string }[]) => items.map(({ title }) => title)

const ours: string = 'LLM Brand Visibility'

// Owners change the name first, and are then free to change everything else.
test.runIf(siteName === ours)(
  `as long as the name in src/content.ts is "${ours}", the texts are the specification's`,
  () => {
    expect({
      title: hero.title,
      badge: hero.badge,
      buttons: [hero.join, hero.more],
      why: [whyItMatters.title, ...titles(whyItMatters.cards)],
      how: [howItWorks.title, ...titles(howItWorks.steps)],
      waitlist: [waitlist.title, waitlist.join, waitlist.joining, waitlist.promise],
      messages,
      notFound: [notFound.title, notFound.home],
      invented: /invented/.test(example.answerLabel),
      year: footer.copyright.slice(0, 6),
    }).toMatchObject({
      title: 'Is Your Brand Visible in LLM Searches?',
      badge: "Understand Your Brand's AI Presence",
      buttons: ['Join Waiting List', 'Learn More'],
      why: expect.arrayContaining([
        'Why LLM Visibility Matters',
        'LLM Search Analysis',
        'Visibility Metrics',
        'Actionable Insights',
        'Brand Protection',
      ]),
      how: expect.arrayContaining([
        'How It Works',
        'Submit Your Brand',
        'AI Analysis',
        'Get Insights',
        'Take Action',
      ]),
      waitlist: [
        'Join the Waitlist',
        'Join Waitlist',
        'Joining...',
        'We respect your privacy. No spam, ever.',
      ],
      messages: {
        nameRequired: { title: 'Name required', description: 'Please enter your name.' },
        invalidEmail: {
          title: 'Invalid email',
          description: 'Please enter a valid email address.',
        },
        welcome: {
          title: 'Welcome to the waitlist!',
          description: "We'll notify you when we launch.",
        },
        duplicate: { title: 'Error', description: 'This email is already on the waitlist.' },
        failed: { title: 'Error', description: 'Something went wrong. Please try again.' },
      },
      notFound: ['Oops! Page not found', 'Return to Home'],
      invented: true,
      year: '© 2024',
    })
  },
)

// A report without rows is not shown.
const isOurReport = siteName === ours && report.rows.length > 0

test.runIf(isOurReport)("the chart's last month counts as many mentions as the report", () => {
  const { caption, months } = content.drawings.mentionsByMonth
  const mentions = report.rows.reduce((sum, row) => sum + row.mentions, 0)
  expect(months.at(-1)?.mentions).toBe(mentions)
  expect(caption).toMatch(new RegExp(`\\b${report.rows.length * report.answerCount}$`))
})

test('the texts have no mistake that would stop a build', () => {
  expect(contentMistakes(content, 'public')).toEqual([])
})

/** The places of all values, such as `hero.title`, or `report.rows.fix` for each row. */
function placesIn(value: unknown, place: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => placesIn(item, place))
  if (typeof value !== 'object') return [place]
  return Object.entries(Object(value)).flatMap(([key, part]) =>
    placesIn(part, place ? `${place}.${key}` : key),
  )
}

test('src/test/content.ts has every text that src/content.ts has', () => {
  const present = placesIn(testWords, '')
  const missing = placesIn(content, '').filter((place) => !present.includes(place))
  expect(missing, 'missing from src/test/content.ts').toEqual([])
})
