import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

const widths = [
  320, 360, 375, 390, 393, 402, 412, 414, 428, 430, 540, 600, 640, 712, 768, 820, 844, 1024, 1112,
  1180, 1280, 1440, 1920, 2560,
]

const byDefault = 'Is Your Brand Visible in LLM Searches?'

/** Drawn on one line, each is as long as the default or shorter. */
const short = [
  'A',
  'How Does ChatGPT Recommend Your Store',
  'Internationalization Misunderstanding.',
  'WWWWWWWWWWWWWWWWWWWWWW',
  '您的品牌在大型语言模型的搜索中可见吗',
]

const long = 'Does ChatGPT name your store, or does it send your own shoppers to your rivals??'

/** Opens the landing page with a stored headline. */
async function open(page: Page, title: string) {
  await page.route('**/rest/v1/homepage_settings*', (route) => route.fulfill({ json: { title } }))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}

/** In pixels: the size of the headline's letters, and the height of its lines and of their room. */
async function measure(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 })
  await page.evaluate(() => new Promise(requestAnimationFrame))
  return page.getByRole('heading', { level: 1 }).evaluate((headline) => {
    const style = getComputedStyle(headline)
    const size = Number.parseFloat(style.fontSize)
    const text = document.createRange()
    text.selectNodeContents(headline)
    const lines = () =>
      new Set([...text.getClientRects()].map(({ top }) => top)).size *
      Number.parseFloat(style.lineHeight)
    const seen = { size, lines: lines(), room: Number.parseFloat(style.minHeight) }
    headline.style.fontSize = `${size * 1.07}px`
    const linesIfLarger = lines()
    headline.style.fontSize = ''
    return { ...seen, linesIfLarger }
  })
}

for (const textSize of [16, 32]) {
  test(`a stored headline as short as the default is as large, text of ${textSize} px`, async ({
    launch,
  }) => {
    const args = [`--blink-settings=defaultFontSize=${textSize}`]
    const page = await launch({ args }, { width: 320, height: 800 })
    await open(page, byDefault)
    const sizes = new Map<number, number>()
    for (const width of widths) {
      const { size, lines, room } = await measure(page, width)
      expect(lines, `the default fits at ${width} px`).toBeLessThanOrEqual(room + 0.5)
      sizes.set(width, size)
    }
    for (const title of short) {
      await open(page, title)
      for (const [width, size] of sizes) {
        expect(await measure(page, width), `${title} at ${width} px`).toMatchObject({ size })
      }
    }
  })
}

test('the default headline is 38 px high on a phone and 60 px on a wide screen', async ({
  page,
}) => {
  await open(page, byDefault)
  expect(await measure(page, 320)).toMatchObject({ size: 38 })
  expect(await measure(page, 1440)).toMatchObject({ size: 60 })
})

test('a longer headline is the largest that fits, also after the window was resized, and no smaller than the next', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await open(page, long)
  const next = page.getByRole('heading', { level: 2, name: 'Why LLM Visibility Matters' })
  for (const width of widths) {
    const resized = await measure(page, width)
    await open(page, long)
    const opened = await measure(page, width)
    expect(resized, 'resized, and opened so').toEqual(opened)
    expect(opened.lines, `the lines at ${width} px`).toBeLessThanOrEqual(opened.room + 0.5)
    expect(opened.linesIfLarger, `larger lines at ${width} px`).toBeGreaterThan(opened.room)
    const nextSize = await next.evaluate((heading) => getComputedStyle(heading).fontSize)
    expect(opened.size).toBeGreaterThanOrEqual(Number.parseFloat(nextSize))
  }
})
