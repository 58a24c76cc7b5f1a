import { expect, failedLoad, holdRequest, join, openReady, settle, test } from './fixtures'

// Widths of their own, so once is enough.

test.describe('at 320 px, which is 1280 px at 400 %', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('nothing is cut off or scrolls sideways', async ({ page, expectedErrors }) => {
    expectedErrors.push(failedLoad(404))
    for (const path of ['/', '/admin', '/my-store', '/dashboard', '/unknown']) {
      await openReady(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.evaluate(overflow), path).toBe(0)
    }
  })
})

test('the hero picture stays faint behind the words, which are in the font of the system', async ({
  page,
}) => {
  await page.goto('/')
  const picture = page.locator('section img')
  await expect(picture).toHaveCSS('opacity', '0.15')
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS(
    'font-family',
    'system-ui, sans-serif',
  )
})

test('the button to join and the first step have the colour of the marker', async ({ page }) => {
  await page.goto('/')
  for (const element of [
    page.getByRole('button', { name: 'Join Waiting List' }),
    page.getByText('1', { exact: true }),
  ]) {
    await expect(element).toHaveCSS('background-color', 'rgb(255, 223, 61)')
  }
})

test('the button of the admin page is as wide as its field', async ({ page }) => {
  await page.goto('/admin')
  const field = await page.getByLabel('Homepage Title').boundingBox()
  const button = await page.getByRole('button', { name: 'Update Title' }).boundingBox()
  expect(button).toMatchObject({ x: field?.x, width: field?.width })
})

test('toasts stand at the bottom, and one about an error has a red edge', async ({ page }) => {
  await openReady(page, '/')
  await join(page, ' ', 'ada@example.com')
  const toast = page.getByRole('listitem').filter({ hasText: 'Name required' })
  // It stays while the pointer is on it.
  await toast.hover()
  await expect(toast).toHaveCSS('border-left-color', 'rgb(242, 149, 140)')
  await settle(page)
  expect((await toast.boundingBox())?.y).toBeGreaterThan(500)
})

test('the page, and the browser around it, is dark for those who prefer it', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(251, 250, 245)')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(22, 20, 16)')
  // Scroll bars and what the browser fills in.
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light dark')
  const tags = page.locator('meta[name="theme-color"]')
  expect(await tags.evaluateAll((found) => found.map((tag) => tag.outerHTML))).toEqual([
    '<meta name="theme-color" content="#fbfaf5" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#161410" media="(prefers-color-scheme: dark)">',
  ])
})

test('text of twice the size scrolls nothing sideways, and is not cut off', async ({
  launch,
  expectedErrors,
}) => {
  expectedErrors.push(failedLoad(404))
  for (const [fontSize, width] of [
    [16, 320],
    [32, 360],
    [32, 768],
  ] as const) {
    const args = [`--blink-settings=defaultFontSize=${fontSize}`]
    const page = await launch({ args }, { width, height: 800 })
    for (const path of ['/', '/admin', '/my-store', '/unknown']) {
      await openReady(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.evaluate(overflow), path).toBe(0)
    }
    await openReady(page, '/my-store')
    const brand = page.getByRole('banner').getByText('LLM Brand Visibility')
    expect(await brand.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
      0,
    )
    await expect(brand).toHaveCSS('overflow', 'visible')
    // Whole words, on three lines at the most.
    const lines = await brand.evaluate((text) => text.getClientRects()[0]?.height ?? 0)
    expect(lines / fontSize).toBeLessThan(4.2)
  }
})

const settings = '**/rest/v1/homepage_settings*'

const headlines = [
  'A',
  'Does ChatGPT recommend your store?',
  'Does ChatGPT name your store, or does it send your own shoppers to your rivals??',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  'هل علامتك التجارية مرئية في عمليات البحث بنماذج اللغة الكبيرة؟',
  '您的品牌在大型语言模型的搜索中可见吗？购物者现在会询问人工智能模型该买什么。',
  '大規模言語モデルの検索で、あなたのブランドは見つかりますか。買い物をする人は、何を買うべきかを人工知能にたずねています。答えの中に、あなたの店名はありますか。',
  '대규모 언어 모델 검색에서 여러분의 브랜드가 보이나요? 쇼핑객은 무엇을 살지 인공지능에게 묻습니다. 그 답변에 여러분의 매장 이름이 있나요?',
  '🛍️🤖'.repeat(20),
]

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage()
  for (const title of headlines) {
    if (!(await page.evaluate(hasFont, title))) {
      console.warn(`No font here has these letters, so only their boxes are tested: ${title}`)
    }
  }
  await page.close()
})

test.describe('on the first screen of a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('headlines of up to 80 characters, of any script, leave room for both buttons', async ({
    page,
  }) => {
    for (const title of headlines) {
      await page.route(settings, (route) => route.fulfill({ json: { title } }))
      await page.goto('/')
      const headline = page.getByRole('heading', { level: 1 })
      await expect(headline).toHaveText(title)
      const direction = /\p{Script=Arabic}/u.test(title) ? 'rtl' : 'ltr'
      await expect(headline).toHaveCSS('direction', direction)
      await expect(page.getByRole('button', { name: 'Learn More' })).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    }
  })

  test('a headline of 300 characters is shown whole', async ({ page }) => {
    const title = 'Is your brand visible? '.repeat(13).trim()
    await page.route(settings, (route) => route.fulfill({ json: { title } }))
    await page.goto('/')
    const headline = page.getByRole('heading', { level: 1 })
    await expect(headline).toHaveText(title)
    await expect(headline).toHaveCSS('overflow', 'visible')
    const next = await page.getByText("Understand Your Brand's AI Presence").boundingBox()
    const box = await headline.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(next?.y ?? 0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
})

// At 1024 px the headline has the narrowest column beside the example.
for (const width of [390, 1024]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('a stored headline replaces the default without moving anything', async ({ page }) => {
      const slogan = page.getByText("Understand Your Brand's AI Presence")
      for (const title of headlines) {
        const arrival = await holdRequest(page, settings, (route) =>
          route.fulfill({ json: { title } }),
        )
        await openReady(page, '/')
        await settle(page)
        const place = await slogan.boundingBox()
        arrival.release()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        await settle(page)
        expect(await slogan.boundingBox(), title).toEqual(place)
        expect(await page.evaluate(layoutShifts), title).toEqual([])
      }
    })
  })
}

/** Whether the fonts have the letters of a text, which are drawn as boxes otherwise. */
function hasFont(text: string) {
  function picture(letter: string) {
    const canvas = document.createElement('canvas')
    const context = canvas.getContext('2d')
    if (context) context.font = '64px system-ui, sans-serif'
    context?.fillText(letter, 0, 100)
    return canvas.toDataURL()
  }
  // No font has a noncharacter.
  const box = picture('\u{10fffe}')
  const letters = text.match(/[\p{Letter}\p{Emoji_Presentation}]/gu) ?? []
  return letters.every((letter) => picture(letter) !== box)
}

/** How far the page can be scrolled sideways, in pixels. */
function overflow() {
  const { scrollWidth, clientWidth } = document.documentElement
  return Math.max(0, scrollWidth - clientWidth)
}

/** What has moved in a page so far without a person's doing. */
function layoutShifts() {
  const observer = new PerformanceObserver(() => {})
  observer.observe({ type: 'layout-shift', buffered: true })
  return observer.takeRecords().map((entry) => entry.toJSON())
}
