import { expect, type Site, settings, test } from './fixtures'

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
const longInChinese = '您的品牌在模型的搜索中可见吗？'.repeat(6).slice(0, 80)

const ofAllScripts = [
  'A',
  long,
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  'هل علامتك التجارية مرئية في عمليات البحث بنماذج اللغة الكبيرة؟',
  '大規模言語モデルの検索で、あなたのブランドは見つかりますか。買い物をする人は、何を買うべきかを人工知能にたずねています。答えの中に、あなたの店名はありますか。',
  '대규모 언어 모델 검색에서 여러분의 브랜드가 보이나요? 쇼핑객은 무엇을 살지 인공지능에게 묻습니다. 그 답변에 여러분의 매장 이름이 있나요?',
  '🛍️🤖'.repeat(20),
  // Of 300 characters.
  'Is your brand visible? '.repeat(13).trim(),
  '您的品牌在大型语言模型的搜索中可见吗？'.repeat(16).slice(0, 300),
]

/** Opens the landing page with a stored headline. */
async function open(site: Site, title: string) {
  await site.page.route(settings, (route) => route.fulfill({ json: { title } }))
  await site.page.goto('/')
  await expect(site.headline).toHaveText(title)
}

/** In pixels: the size of the letters, also of each level's; the height of the lines, and their room. */
async function measure(site: Site, width: number) {
  await site.page.setViewportSize({ width, height: 800 })
  await site.page.evaluate(() => new Promise(requestAnimationFrame))
  return site.headline.evaluate((text) => {
    const sizeOf = (heading: Element) => Number.parseFloat(getComputedStyle(heading).fontSize)
    const size = sizeOf(text)
    const levels = ['h1', 'h2', 'h3'].map((level) => sizeOf(document.querySelector(level) ?? text))
    const room = Number.parseFloat(getComputedStyle(text.parentElement ?? text).minHeight) + 0.5
    text.style.alignSelf = 'end'
    const lines = text.getBoundingClientRect().height
    text.style.fontSize = `${size * 1.07}px`
    const linesIfLarger = text.getBoundingClientRect().height
    text.style.cssText = ''
    return { size, levels, lines, linesIfLarger, room }
  })
}

test('a short headline is as large as the default', { tag: '@large-text' }, async ({ site }) => {
  const sizes = new Map<number, number>()
  await open(site, byDefault)
  for (const width of widths) {
    const { size, lines, room } = await measure(site, width)
    expect(lines, `the default fits at ${width} px`).toBeLessThanOrEqual(room)
    sizes.set(width, size)
  }
  const isLarge = test.info().project.name === 'large-text'
  expect([sizes.get(320), sizes.get(1440)]).toEqual(isLarge ? [32.64, 103.04] : [38, 60])
  for (const title of short) {
    await open(site, title)
    for (const [width, size] of sizes) {
      expect(await measure(site, width), `${title} at ${width} px`).toMatchObject({ size })
    }
  }
})

for (const [script, title] of Object.entries({ Latin: long, Chinese: longInChinese })) {
  const tag = script === 'Latin' ? '@large-text' : []
  test(`80 ${script} characters fill their room, turned too`, { tag }, async ({ page, site }) => {
    await page.setViewportSize({ width: 844, height: 390 })
    await open(site, title)
    for (const width of widths) {
      const resized = await measure(site, width)
      await open(site, title)
      const opened = await measure(site, width)
      expect(resized, 'resized, and opened so').toEqual(opened)
      expect(opened.lines, `the lines at ${width} px`).toBeLessThanOrEqual(opened.room)
      expect(opened.linesIfLarger, `larger lines at ${width} px`).toBeGreaterThan(opened.room)
      expect(opened.levels, `at ${width} px`).toEqual(opened.levels.toSorted((a, b) => b - a))
    }
  })
}

// At 1024 px the headline has the narrowest column beside the example.
for (const width of [360, 390, 1024]) {
  test(`a headline that comes late moves nothing, ${width} px`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 740 })
    const slogan = page.getByText("Understand Your Brand's AI Presence")
    for (const title of ofAllScripts) {
      const arrival = await site.hold(settings, (route) => route.fulfill({ json: { title } }))
      await site.open('/')
      await site.settle()
      const place = await slogan.boundingBox()
      arrival.release()
      await expect(site.headline).toHaveText(title)
      await site.settle()
      expect(await slogan.boundingBox(), title).toEqual(place)
      expect(await site.layoutShifts(), title).toEqual([])
      const direction = /\p{Script=Arabic}/u.test(title) ? 'rtl' : 'ltr'
      await expect(site.headline).toHaveCSS('direction', direction)
      await expect(page.getByRole('button', { name: 'Learn More' })).toBeInViewport({ ratio: 1 })
      expect(await site.overflow(), title).toBeLessThanOrEqual(0)
    }
  })
}
