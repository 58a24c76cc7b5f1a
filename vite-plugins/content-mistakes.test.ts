import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import * as content from '../src/test/content.ts'
import { contentMistakes } from './content-mistakes.ts'

const row = { question: 'Which bag?', mentions: 11, wrong: '', fix: '' }

test.each([
  [{ hero: { ...content.hero, intro: '' } }, 'hero.intro is empty.'],
  [
    { waitlist: { ...content.waitlist, closedLink: { text: 'Buy', url: 'example.com' } } },
    'waitlist.closedLink.url must be an address such as https://example.com.',
  ],
  [
    { footer: { ...content.footer, links: [{ text: 'Shop', url: 'http://example.com' }] } },
    'footer.links.0.url must be an address such as https://example.com.',
  ],
  [
    { footer: { ...content.footer, links: [{ text: 'Shop', url: 'https://https://a.b' }] } },
    'footer.links.0.url must be an address such as https://example.com.',
  ],
  [
    { footer: { ...content.footer, links: [{ text: '', url: 'https://example.com' }] } },
    'footer.links.0.text is empty.',
  ],
  [
    { waitlist: { ...content.waitlist, closedLink: { text: '', url: 'https://example.com' } } },
    'waitlist.closedLink.text is empty.',
  ],
  [{ html: { ...content.html, dir: 'right' } }, 'html.dir must be "ltr" or "rtl".'],
  [
    { html: { ...content.html, lang: 'jp' } },
    'html.lang must be a language code, such as "en", "ja" or "zh-CN".',
  ],
  [
    { html: { ...content.html, lang: 'zh_CN' } },
    'html.lang must be a language code, such as "en", "ja" or "zh-CN".',
  ],
  [{ hero: { ...content.hero, badge: 'Two  spaces' } }, 'hero.badge has an extra space.'],
  [{ footer: { ...content.footer, tagline: 'At the end ' } }, 'footer.tagline has an extra space.'],
  [
    { report: { ...content.report, answerCount: 10, rows: [row] } },
    '“Which bag?” has more mentions than report.answerCount.',
  ],
  [
    { example: { ...content.example, picture: '/none.svg' } },
    '/none.svg is not a file in the folder public.',
  ],
  [
    {
      whyItMatters: {
        ...content.whyItMatters,
        cards: [{ title: 'A title', text: 'A text', drawing: '/none.jpg' as const }],
      },
    },
    '/none.jpg is not a file in the folder public.',
  ],
  [
    {
      waitlist: {
        ...content.waitlist,
        maker: { name: 'Ada', text: 'I', portrait: 'https://a.b/c' },
      },
    },
    'https://a.b/c is not a file in the folder public.',
  ],
])('%j is a mistake', (changed, sentence) => {
  expect(contentMistakes({ ...content, ...changed }, 'public')).toEqual([
    `src/content.ts: ${sentence}`,
  ])
})

test.each([
  [
    '/me.heic',
    1,
    '/me.heic is not a picture that every browser can show: save it as a JPG or PNG.',
  ],
  ['/me.jpg', 500_001, '/me.jpg is larger than 500 kB: make it smaller.'],
  ['me.jpg', 1, 'me.jpg does not begin with a slash.'],
])('the picture %s of %i bytes is a mistake', (portrait, size, sentence) => {
  const folder = 'node_modules/.pictures'
  mkdirSync(folder)
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(`${folder}/${portrait}`, Buffer.alloc(size))
  const waitlist = { ...content.waitlist, maker: { name: 'Ada', text: 'I', portrait } }
  const mistakes = contentMistakes({ ...content, waitlist }, folder)
  expect(mistakes).toContain(`src/content.ts: ${sentence}`)
})

test.each(['0200050003000000', '0002000500000003'])(
  'a picture whose Exif data has a latitude, %s, is a mistake',
  (latitude) => {
    const folder = 'node_modules/.pictures'
    mkdirSync(folder)
    onTestFinished(() => rmSync(folder, { recursive: true }))
    writeFileSync(`${folder}/logo.jpg`, Buffer.from(`00${latitude}00`, 'hex'))
    expect(contentMistakes({ ...content, logo: '/logo.jpg' }, folder)).toContain(
      'src/content.ts: /logo.jpg contains the location where it was taken: save it without one, or use a screenshot of it.',
    )
  },
)

test('if the example has no question, its texts that the page still shows must not be empty', () => {
  const labels = { wrong: '', fix: '' }
  const example = { ...content.example, question: '', questionLabel: '', store: '', labels }
  expect(contentMistakes({ ...content, example }, 'public')).toEqual([
    'src/content.ts: example.questionLabel is empty.',
    'src/content.ts: example.store is empty.',
    'src/content.ts: example.labels.wrong is empty.',
    'src/content.ts: example.labels.fix is empty.',
  ])
})

test('a text that a page can do without, or does not show, may be empty', () => {
  const hero = { ...content.hero, note: '' }
  const example = {
    ...content.example,
    question: '',
    answerLabel: '',
    labels: { wrong: '', fix: '' },
  }
  const drawings = { ...content.drawings, gap: { before: '', after: '' } }
  const cards = content.whyItMatters.cards.filter(({ drawing }) => drawing !== 'gap')
  const whyItMatters = { ...content.whyItMatters, cards }
  const report = { ...content.report, title: '', rows: [] }
  const words = { ...content, hero, example, drawings, whyItMatters, report }
  expect(contentMistakes(words, 'public')).toEqual([])
})
