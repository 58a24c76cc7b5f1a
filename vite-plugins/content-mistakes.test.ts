import { expect, test } from 'vitest'
import * as content from '../src/content.ts'
import { contentMistakes } from './content-mistakes.ts'

const row = { question: 'Which bag?', mentions: 11, wrong: '', fix: '' }

test.each([
  [{ hero: { ...content.hero, intro: '' } }, 'hero.intro is empty.'],
  [
    { waitlist: { ...content.waitlist, closedLink: { text: 'Buy', url: 'example.com' } } },
    'waitlist.closedLink.url does not begin with https://.',
  ],
  [{ html: { ...content.html, dir: 'right' } }, 'html.dir is neither "ltr" nor "rtl".'],
  [{ hero: { ...content.hero, badge: 'Two  spaces' } }, 'hero.badge has a space too many.'],
  [
    { footer: { ...content.footer, tagline: 'At the end ' } },
    'footer.tagline has a space too many.',
  ],
  [
    { report: { ...content.report, answerCount: 10, rows: [row] } },
    '“Which bag?” counts more answers than report.answerCount.',
  ],
  [
    { example: { ...content.example, picture: '/none.svg' } },
    '/none.svg is no file in the folder public.',
  ],
  [
    {
      waitlist: {
        ...content.waitlist,
        maker: { name: 'Ada', text: 'I', portrait: 'https://a.b/c' },
      },
    },
    'https://a.b/c is no file in the folder public.',
  ],
])('%j is a mistake', (changed, sentence) => {
  expect(contentMistakes({ ...content, ...changed }, 'public')).toEqual([
    `src/content.ts: ${sentence}`,
  ])
})

test('a text that a page can do without may be empty', () => {
  const hero = { ...content.hero, note: '' }
  expect(contentMistakes({ ...content, hero }, 'public')).toEqual([])
})
