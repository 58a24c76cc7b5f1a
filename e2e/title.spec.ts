import type { Page } from '@playwright/test'
import { overflow, recorded, settle } from './any-page'
import { expect, test } from './fixtures'
import { hold, storeTitle, urls } from './network'

const titles = {
  'of four lines': 'What Does ChatGPT Say About Your Store?',
  'of 80 characters':
    'Does ChatGPT name your store, or does it send your own shoppers to your rivals??',
  'in capitals': 'IS YOUR BRAND VISIBLE IN LLM SEARCHES, OR DO SHOPPERS FIND YOUR RIVALS ALONE?',
  'of long words': 'Does ChatGPT Recommend Your Brand to Shoppers Everywhere?',
  'of 120 characters':
    'Does ChatGPT recommend your brand to shoppers everywhere, or does it send them straight to your largest competitors now?',
  'in Chinese': '您的品牌在模型的搜索中可见吗？'.repeat(8),
  'in Japanese': '土にふれたことのないあなたが六週間で毎日使える茶碗を焼き上げるオンライン陶芸教室',
  'in Korean': '인공지능이 당신의 브랜드를 쇼핑객에게 어떻게 소개하는지 알고 계십니까?',
  'in Arabic': 'هل علامتك التجارية مرئية في عمليات البحث بنماذج اللغة الكبيرة؟',
}

/** Where the title and what is around it are, in a window of this width. */
async function measure(page: Page, width: number) {
  await page.setViewportSize({ width, height: 740 })
  // One call measures all of it, because each call takes some 6 ms of processor time, or 20 ms with a locator.
  return await page.evaluate(() => {
    const element = document.querySelector('h1')
    if (!element) throw new Error('There is no title')
    const text = new Range()
    text.selectNodeContents(element)
    const { y, height } = text.getBoundingClientRect()
    const fontSize = (heading: Element) => Number.parseFloat(getComputedStyle(heading).fontSize)
    // A font's letters can be taller than a line.
    const letters = text.getClientRects()[0]?.height ?? 0
    const excess = letters - Number.parseFloat(getComputedStyle(element).lineHeight)
    return {
      textTop: y + excess / 2,
      textHeight: height - excess,
      space: element.getBoundingClientRect().height,
      next: element.parentElement?.nextElementSibling?.getBoundingClientRect().toJSON(),
      barHeight: document.querySelector('header')?.offsetHeight,
      fontSizes: Array.from(document.querySelectorAll('h1, h2, h3'), fontSize),
    }
  })
}

test("the specification's title fills its space", async ({ page, landingPage }) => {
  await storeTitle(page, 'Is Your Brand Visible in LLM Searches?')
  await landingPage.open()
  for (const width of [390, 768, 1024, 1366, 1440]) {
    const { textTop, textHeight, space, next } = await measure(page, width)
    expect(textHeight / space, `at ${width} px`).toBeGreaterThanOrEqual(0.7)
    expect(textHeight / space, `at ${width} px`).toBeLessThanOrEqual(1)
    expect(next.y - textTop - textHeight, `gap at ${width} px`).toBeLessThan(32)
  }
})

test('a late title causes no new largest paint, and moves nothing', { tag: '@phone' }, async ({
  page,
  landingPage,
}) => {
  const json = { title: titles['of 80 characters'] }
  const arrival = await hold(page, urls.settings, (route) => route.fulfill({ json }))
  await landingPage.open()
  await settle(page)
  const largest = async () => (await recorded(page, 'largest-contentful-paint')).at(-1)
  // A busy browser reports a paint some time later.
  await expect.poll(largest).toMatchObject({ id: 'title' })
  const paints = await recorded(page, 'largest-contentful-paint')
  const shifts = await recorded(page, 'layout-shift')
  arrival.release()
  await expect(landingPage.title).toHaveText(json.title)
  await settle(page)
  expect(await recorded(page, 'largest-contentful-paint')).toEqual(paints)
  expect(await recorded(page, 'layout-shift')).toEqual(shifts)
})

test.describe('a late title', () => {
  const widths = [320, 360, 390, 768, 1024, 1440]
  /** Where the element below the title is at each width, before any of the titles arrives. */
  const places = new Map<number, unknown>()

  test.use({ viewport: { width: 1440, height: 740 } })

  for (const [kind, title] of Object.entries(titles)) {
    test(`${kind} moves nothing, fits its space, and is the largest heading if it is short`, async ({
      page,
      landingPage,
    }) => {
      const json = { title }
      const arrival = await hold(page, urls.settings, (route) => route.fulfill({ json }))
      await landingPage.open()
      // Until then, the page is the same for all titles, so the first test of each worker measures it.
      if (places.size === 0) {
        for (const width of widths) {
          places.set(width, (await measure(page, width)).next)
        }
      }
      await settle(page)
      const shifts = await recorded(page, 'layout-shift')
      arrival.release()
      await expect(landingPage.title).toHaveText(title)
      await settle(page)
      expect(await recorded(page, 'layout-shift')).toEqual(shifts)
      await expect(landingPage.title).toHaveCSS('direction', kind === 'in Arabic' ? 'rtl' : 'ltr')
      for (const width of widths) {
        const { textTop, textHeight, next, barHeight, fontSizes } = await measure(page, width)
        expect(next, `${width} px`).toEqual(places.get(width))
        expect(textTop, `${width} px`).toBeGreaterThan(barHeight ?? Number.POSITIVE_INFINITY)
        expect(textTop + textHeight, `${width} px`).toBeLessThan(next.y)
        expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0)
        // A title of more than 60 columns is smaller than the section headings, to fit its space.
        const columns = title.replace(/[^\0-\u1100]/g, 'ww').length
        if (columns <= 60) expect(fontSizes[0], `${width} px`).toBe(Math.max(...fontSizes))
      }
    })
  }
})
