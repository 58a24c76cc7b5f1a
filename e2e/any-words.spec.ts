import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import * as content from '../src/content'
import { expect, test } from './fixtures'

// The built site with other words: in another script, a third longer, fewer and more of them. It stands
// for whatever an owner may write in src/content.ts.

const { example, hero, how, report, why } = content
const waitlist = { ...content.waitlist, closed: '' }

const few = {
  ...content,
  hero: { ...hero, note: '' },
  example: { ...example, picture: '', rivals: ['', ''], wrong: '', fix: { label: '', text: '' } },
  why: { ...why, cards: why.cards.slice(0, 1) },
  how: { ...how, steps: how.steps.slice(0, 1) },
  report: { ...report, answers: 1, rows: [{ question: 'One?', named: 1, wrong: '', fix: '' }] },
  waitlist: { ...waitlist, points: [] },
}

const twice = <Item>(items: Item[]) => [...items, ...items]
const many = {
  ...content,
  why: { ...why, cards: twice(why.cards).slice(1) },
  how: { ...how, steps: twice(how.steps).slice(1) },
  report: { ...report, answers: 100, rows: twice(report.rows) },
  waitlist: {
    ...waitlist,
    points: twice(waitlist.points),
    maker: {
      name: 'Somebody With A Name',
      text: 'We make this. It opens soon.',
      portrait: '/store.svg',
    },
  },
}

/** Translates all texts but paths and names of the code. */
function translate(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => translate(item))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, translate(item, key)]),
    )
  }
  if (typeof value !== 'string' || value.startsWith('/') || ['dir', 'drawing'].includes(key)) {
    return value
  }
  return key === 'lang' ? 'ru' : value.replace(/[a-z]/gi, 'ж').replace(/жжж/g, 'жщюж')
}

/** Builds the site with these words, and returns its folder. */
function build(words: Record<string, unknown>) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'any-words-')))
  for (const file of [
    'src',
    'public',
    'index.html',
    'package.json',
    'tsconfig.json',
    'tailwind.config.ts',
    'postcss.config.js',
  ]) {
    cpSync(file, join(root, file), { recursive: true })
  }
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction')
  const lines = Object.entries(words).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(translate(value))}`,
  )
  writeFileSync(join(root, 'src/content.ts'), lines.join('\n'))
  execFileSync(process.execPath, [
    resolve('node_modules/vite/bin/vite.js'),
    ...[
      'build',
      root,
      '--config',
      'vite.config.ts',
      '--mode',
      'embedded',
      '--outDir',
      join(root, 'site'),
    ],
  ])
  return root
}

test('with other words the page is all in them, and no wider than the window', async ({
  page,
  site,
}) => {
  async function expectNoEnglish() {
    const texts = await page.evaluate(() => [
      document.title,
      document.body.innerText,
      ...Array.from(document.querySelectorAll('[aria-label], [alt], [title]'), (element) =>
        ['aria-label', 'alt', 'title'].map((name) => element.getAttribute(name)),
      ),
    ])
    expect(texts.flat().filter((text) => text && /[a-z]{2}/i.test(text))).toEqual([])
  }

  let root = ''
  await page.route('http://any.words/**', (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname.startsWith('/rest/')) return route.fulfill({ status: 201, json: { title: null } })
    return route.fulfill({ path: join(root, 'site', pathname) })
  })
  for (const words of [few, many]) {
    root = build(words)
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await site.open('http://any.words/index.html')
      await page.getByRole('textbox').last().scrollIntoViewIfNeeded()
      expect(await site.overflow(), `at ${width} px`).toBeLessThanOrEqual(0)
      await site.joinButton.click()
      await expect(site.toast).toBeVisible()
      await expectNoEnglish()
      await page.getByRole('textbox').first().fill('Ж')
      await page.getByRole('textbox').last().fill('ж@щ')
      await site.joinButton.click()
      await expect(page.getByRole('status').first()).toContainText('ж@щ')
      await expectNoEnglish()
    }
    await site.open('http://any.words/404.html')
    await expect(site.headline).toBeVisible()
    await expectNoEnglish()
    rmSync(root, { recursive: true })
  }
})
