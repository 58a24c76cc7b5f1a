import { expect, settings, test } from './fixtures'

const titles = {
  'of a few words': 'Does ChatGPT know your store?',
  'of 80 characters':
    'Does ChatGPT name your store, or does it send your own shoppers to your rivals??',
  'in capitals': 'IS YOUR BRAND VISIBLE IN LLM SEARCHES, OR DO SHOPPERS FIND YOUR RIVALS ALONE?',
  'of long words': 'Does ChatGPT Recommend Your Brand to Online Shoppers Everywhere Today?',
  'of 300 characters': 'Is your brand visible? '.repeat(13).trim(),
  'in Chinese': '您的品牌在模型的搜索中可见吗？'.repeat(5),
  'in Arabic': 'هل علامتك التجارية مرئية في عمليات البحث بنماذج اللغة الكبيرة؟',
}

for (const width of [320, 360, 390, 768, 1024, 1440]) {
  test(`a headline that comes late moves nothing, ${width} px`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 740 })
    const slogan = page.getByText("Understand Your Brand's AI Presence")
    for (const [kind, title] of Object.entries(titles)) {
      const arrival = await site.hold(settings, (route) => route.fulfill({ json: { title } }))
      await site.open('/')
      await site.settle()
      const place = await slogan.boundingBox()
      arrival.release()
      await expect(site.headline).toHaveText(title)
      await site.settle()
      expect(await slogan.boundingBox(), kind).toEqual(place)
      const brand = await page.getByText('LLM Brand Visibility').first().boundingBox()
      const { y = 0 } = (await site.headline.locator('span').boundingBox()) ?? {}
      expect(y, kind).toBeGreaterThan((brand?.y ?? 0) + (brand?.height ?? 0))
      expect(await site.layoutShifts(), kind).toEqual([])
      await expect(site.headline).toHaveCSS('direction', kind === 'in Arabic' ? 'rtl' : 'ltr')
      expect(await site.overflow(), kind).toBeLessThanOrEqual(0)
    }
  })
}
