import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

const widths = [
  320, 360, 375, 390, 393, 402, 412, 414, 428, 430, 540, 600, 640, 712, 768, 820, 844, 1024, 1112,
  1180, 1280, 1440, 1920, 2560,
]

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
    const seen = {
      width: innerWidth,
      size,
      lines: lines(),
      room: Number.parseFloat(style.minHeight),
    }
    headline.style.fontSize = `${size * 1.07}px`
    const linesIfLarger = lines()
    headline.style.fontSize = ''
    return { ...seen, linesIfLarger }
  })
}

const short = [
  'A',
  'Does ChatGPT recommend your store?',
  'How Does ChatGPT Recommend Your Store',
  'Would ChatGPT Recommend Your Company',
  'Artificial Intelligence Recommending',
]

test('a stored headline as short as the default is as large, at every width', async ({ page }) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await open(page, 'Is Your Brand Visible in LLM Searches?')
    const { size } = await measure(page, width)
    for (const title of short) {
      await open(page, title)
      expect(await measure(page, width), title).toMatchObject({ width, size })
    }
  }
})

test('the default headline is 38 px high on a phone and 60 px on a wide screen', async ({
  page,
}) => {
  await open(page, 'Is Your Brand Visible in LLM Searches?')
  expect(await measure(page, 320)).toMatchObject({ size: 38 })
  expect(await measure(page, 1440)).toMatchObject({ size: 60 })
})

test('a longer headline is the largest that fits, also after the window was resized', async ({
  page,
}) => {
  const title = 'Does ChatGPT name your store, or does it send your own shoppers to your rivals??'
  await page.setViewportSize({ width: 844, height: 390 })
  await open(page, title)
  for (const width of widths) {
    const resized = await measure(page, width)
    await open(page, title)
    const opened = await measure(page, width)
    expect(resized, 'resized, and opened so').toEqual(opened)
    expect(opened.lines, `the lines at ${width} px`).toBeLessThanOrEqual(opened.room + 0.5)
    expect(opened.linesIfLarger, `larger lines at ${width} px`).toBeGreaterThan(opened.room)
  }
})
