import { expect, failedLoad, openReady, test } from './test'

// Widths of their own, so once is enough.

test.describe('at 320 px, which is 1280 px at 400 %', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('nothing is cut off or scrolls sideways', async ({ page, expectedErrors }) => {
    expectedErrors.push(failedLoad(404))
    for (const path of ['/', '/admin', '/my-store', '/dashboard', '/unknown']) {
      await openReady(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    }
  })
})

const headlines = [
  'A',
  'Does ChatGPT name your store, or does it send your own shoppers to your rivals??',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  'هل علامتك التجارية مرئية في عمليات البحث بنماذج اللغة الكبيرة؟',
  '您的品牌在大型语言模型的搜索中可见吗？购物者现在会询问人工智能模型该买什么。',
  '🛍️🤖'.repeat(20),
]

test.describe('on the first screen of a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('headlines of up to 80 characters, of any script, leave room for both buttons', async ({
    page,
  }) => {
    for (const title of headlines) {
      await page.route('**/rest/v1/homepage_settings*', (route) =>
        route.fulfill({ json: { title } }),
      )
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByRole('button', { name: 'Learn More' })).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    }
  })

  test('a headline of 300 characters is shown whole', async ({ page }) => {
    const title = 'Is your brand visible? '.repeat(13).trim()
    await page.route('**/rest/v1/homepage_settings*', (route) => route.fulfill({ json: { title } }))
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
})
