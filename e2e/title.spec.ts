import type { Locator } from '@playwright/test'
import { hero } from '../src/test/content'
import { expect, test, urls } from './fixtures'

const titles = {
  'of a few words': 'Does ChatGPT know your store?',
  'of 80 characters':
    'Does ChatGPT name your store, or does it send your own shoppers to your rivals??',
  'in capitals': 'IS YOUR BRAND VISIBLE IN LLM SEARCHES, OR DO SHOPPERS FIND YOUR RIVALS ALONE?',
  'of long words': 'Does ChatGPT Recommend Your Brand to Shoppers Everywhere?',
  'of 120 characters':
    'Does ChatGPT recommend your brand to shoppers everywhere, or does it send them straight to your largest competitors now?',
  'in Chinese': '您的品牌在模型的搜索中可见吗？'.repeat(5),
  'in Arabic': 'هل علامتك التجارية مرئية في عمليات البحث بنماذج اللغة الكبيرة؟',
}

/** The title's number of lines and their position. A font's letters can be higher than a line. */
function measureText(title: Locator) {
  return title.evaluate((element) => {
    const text = new Range()
    text.selectNodeContents(element)
    const { y, height } = text.getBoundingClientRect()
    const lines = text.getClientRects()
    const excess = (lines[0]?.height ?? 0) - Number.parseFloat(getComputedStyle(element).lineHeight)
    return { lines: lines.length, y: y + excess / 2, height: height - excess }
  })
}

test("the specification's title fills its room", async ({ page, site }) => {
  await site.storeTitle('Is Your Brand Visible in LLM Searches?')
  await site.open('/')
  for (const width of [390, 768, 1024, 1366, 1440]) {
    await page.setViewportSize({ width, height: 740 })
    const room = await site.h1.boundingBox()
    const share = (await measureText(site.h1)).height / (room?.height ?? 1)
    expect(share, `at ${width} px`).toBeGreaterThanOrEqual(0.75)
    expect(share, `at ${width} px`).toBeLessThanOrEqual(1)
  }
})

test('the largest paint is the first title', { tag: '@phone' }, async ({ site }) => {
  const json = { title: titles['of 80 characters'] }
  const arrival = await site.hold(urls.settings, (route) => route.fulfill({ json }))
  await site.open('/')
  await site.settle()
  const paints = await site.recorded('largest-contentful-paint')
  expect(paints.at(-1)).toMatchObject({ id: 'title' })
  const shifts = await site.recorded('layout-shift')
  arrival.release()
  await expect(site.h1).toHaveText(json.title)
  await site.settle()
  expect(await site.recorded('largest-contentful-paint')).toEqual(paints)
  expect(await site.recorded('layout-shift')).toEqual(shifts)
})

for (const [kind, title] of Object.entries(titles)) {
  test(`a late title ${kind} moves nothing, fits its room, and is the largest heading`, async ({
    page,
    site,
  }) => {
    const badge = page.getByText(hero.badge, { exact: true })
    const widths = [320, 360, 390, 768, 1024, 1440]
    const places = new Map<number, unknown>()
    const json = { title: title }
    const arrival = await site.hold(urls.settings, (route) => route.fulfill({ json }))
    await site.open('/')
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 })
      places.set(width, await badge.boundingBox())
    }
    await site.settle()
    const shifts = await site.recorded('layout-shift')
    arrival.release()
    await expect(site.h1).toHaveText(title)
    await site.settle()
    expect(await site.recorded('layout-shift')).toEqual(shifts)
    await expect(site.h1).toHaveCSS('direction', kind === 'in Arabic' ? 'rtl' : 'ltr')
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 })
      const place = await badge.boundingBox()
      expect(place, `${width} px`).toEqual(places.get(width))
      const { y, height } = await measureText(site.h1)
      const bar = await page.getByRole('banner').boundingBox()
      expect(y, `${width} px`).toBeGreaterThan(bar?.height ?? 0)
      expect(y + height, `${width} px`).toBeLessThan(place?.y ?? 0)
      expect(await site.overflow(), `${width} px`).toBeLessThanOrEqual(0)
      const sizes = await page
        .getByRole('heading')
        .evaluateAll((headings) =>
          headings.map((heading) => Number.parseFloat(getComputedStyle(heading).fontSize)),
        )
      expect(sizes[0], `${width} px`).toBe(Math.max(...sizes))
    }
  })
}
