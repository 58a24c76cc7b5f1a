import { readFileSync } from 'node:fs'
import { devices, type Locator, type Page } from '@playwright/test'
import * as content from '../src/test/content'
import { sampleValue } from '../src/test/waitlist-entry'
import { waitlistFields } from '../src/waitlist-fields'
import { color, expectText, settle } from './any-page'
import { expect, failedWith, test } from './fixtures'
import { hold, urls } from './network'

test.use({ expectedErrors: failedWith(409) })

const phone = devices['Pixel 7'].viewport
const wideWindow = devices['Desktop Chrome'].viewport

/** The lit store in a section with a street. */
const litStore = (section: Locator) => section.locator(`[src="${content.storePicture}"]`)

async function expectMarked(page: Page, text: Locator) {
  const background = new RegExp((await color(page, 'primary')).replace(/[()]/g, '.'))
  await expect(text).toHaveCSS('background-image', background)
}

test('a visitor can join only once, and is thanked without a layout shift', {
  tag: '@phone',
}, async ({ page, landingPage, email }) => {
  await page.clock.install()
  await page.goto('/')
  await landingPage.heroButton(content.hero.join).click()
  await expect(landingPage.nameField).toBeInViewport()
  await settle(page)
  const place = () =>
    landingPage.nameField.evaluate((node) => node.getBoundingClientRect().top + scrollY)
  const before = await place()
  const lastStore = litStore(landingPage.waitlist)
  await expect(lastStore).toBeHidden()
  // The night: the dark set of colours that is the same in both schemes (the class `night`).
  const night = await color(page, 'background', landingPage.waitlist)
  await expect(landingPage.nameField).not.toHaveCSS('background-color', night)
  await landingPage.join('Ada Lovelace', email)
  const toast = landingPage.toast.filter({ hasText: content.messages.welcome.description })
  await expect(toast).toBeVisible()
  await expect(landingPage.nameField).toHaveValue('')
  await expect(landingPage.emailField).toHaveValue('')
  await page.mouse.move(0, 300)
  await page.clock.runFor(6000)
  await expect(toast).toBeVisible()
  await page.clock.runFor(4000)
  await expect(toast).toBeHidden()
  await expect(landingPage.thanks).toBeVisible()
  // In a wide window, the thanks replace the text beside the form.
  const isWide = (page.viewportSize()?.width ?? 0) >= 768
  const words = page.getByText(content.waitlist.intro, { exact: true })
  await expect(words).toBeVisible({ visible: !isWide })
  await expect(lastStore).toBeInViewport()
  await expect(page.getByRole('banner').getByText(content.topBar.join)).toBeHidden()
  expect(await place(), 'the form stays where it is').toBe(before)
  await expectMarked(page, landingPage.thanks)
  await expect(landingPage.thanks).toHaveCSS('font-size', isWide ? '48px' : '28px')
  // The form is no longer a card, so it also has the colours of the night.
  await expect(landingPage.nameField).toHaveCSS('background-color', night)
  await landingPage.join('Ada', email.toUpperCase())
  await expectText(page, content.messages.duplicate.description)
  await expect(landingPage.emailField).toHaveValue(email.toUpperCase())
})

for (const block of ['start', 'end'] as const) {
  test(`with the button at the ${block} of the window, the thanks scroll into view`, {
    tag: '@phone-only',
  }, async ({ page, landingPage, email }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    for (const [width, height] of [
      [320, 568],
      [568, 320],
    ] as const) {
      await page.setViewportSize({ width, height })
      await landingPage.open()
      await landingPage.fill('Ada', `${width}.${email}`)
      await landingPage.joinButton.evaluate(
        (button, block) => button.scrollIntoView({ block, behavior: 'instant' }),
        block,
      )
      await landingPage.joinButton.click()
      const toast = landingPage.toast.filter({ hasText: content.messages.welcome.description })
      await expect(toast).toBeVisible()
      await expect(landingPage.thanks).toBeInViewport({ ratio: 1 })
      await expect
        .poll(async () => {
          const { y = 0, height = 0 } = (await toast.boundingBox()) ?? {}
          return ((await landingPage.thanks.boundingBox())?.y ?? 0) - y - height
        })
        .toBeGreaterThan(0)
    }
  })
}

test('a mistake is named and marked', { tag: '@phone' }, async ({ page, landingPage }) => {
  const { toast } = landingPage
  await landingPage.open()
  for (const [name, email, field, description] of [
    ['', '', landingPage.nameField, content.messages.nameRequired.description],
    ['Ada', 'ada.example.com', landingPage.emailField, content.messages.invalidEmail.description],
  ] as const) {
    await landingPage.join(name, email)
    await expect(toast.getByText(description)).toBeVisible()
    // The toast of the previous attempt is gone.
    await expect(toast.filter({ hasNotText: description })).toHaveCount(0)
    const edge = await color(page, 'destructive', toast)
    await expect(toast).toHaveCSS('border-inline-start-color', edge)
    await expect(field).toBeFocused()
    await field.hover()
    const red = await color(page, 'destructive')
    await expect(field).toHaveCSS('border', `2px solid ${red}`)
    await expect(field).toHaveCSS('outline-color', red)
    await expect(landingPage.emailField).toHaveValue(email)
  }
})

test('a swipe dismisses a toast', { tag: '@phone-only' }, async ({ page, landingPage }) => {
  await landingPage.open()
  await landingPage.joinButton.click()
  const { x = 0, y = 0 } = (await landingPage.toast.boundingBox()) ?? {}
  await page.mouse.move(x + 50, y + 20)
  await page.mouse.down()
  await page.mouse.move(x + 150, y + 20, { steps: 4 })
  expect(
    (await landingPage.toast.boundingBox())?.x,
    'the toast follows the finger',
  ).toBeGreaterThan(x + 50)
  await page.mouse.up()
  await expect(landingPage.toast).toHaveCount(0)
})

test("a store's name is below its product, even on a right-to-left page", async ({
  page,
  landingPage,
}) => {
  await landingPage.open()
  await page.locator('html').evaluate((html) => html.setAttribute('dir', 'rtl'))
  const { rivals, store } = content.example
  const lefts = []
  for (const name of [rivals[0], store, rivals[1]]) {
    const box = await landingPage.example
      .getByText(String(name), { exact: true })
      .first()
      .boundingBox()
    lefts.push(box?.x ?? 0)
  }
  expect(lefts).toEqual(lefts.toSorted((a, b) => a - b))
})

test('a toast covers no invalid field', { tag: '@phone-only' }, async ({ page, landingPage }) => {
  await landingPage.open()
  for (const [width, height] of [
    [412, 700],
    [568, 320],
    // 1280x1024 at 400 % zoom.
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => scrollTo({ top: 0 }))
    for (const [name, field, description] of [
      [' ', landingPage.nameField, content.messages.nameRequired.description],
      ['Ada', landingPage.emailField, content.messages.invalidEmail.description],
    ] as const) {
      await landingPage.join(name, 'ada.example.com')
      const words = landingPage.waitlist.getByText(description)
      const toast = landingPage.toast.filter({ hasText: description })
      await expect(toast).toBeVisible()
      await settle(page)
      const { y = 0, height: toastHeight = 0 } = (await toast.boundingBox()) ?? {}
      for (const part of [field, words]) {
        await expect(part).toBeInViewport({ ratio: 1 })
        const box = (await part.boundingBox()) ?? { y: 0, height: 0 }
        const apart = box.y >= y + toastHeight || box.y + box.height <= y
        const places = `${description} at ${box.y}, toast at ${y} to ${y + toastHeight}`
        expect(apart, `${width}x${height}: ${places}`).toBe(true)
      }
    }
    // The toast stays while the focus goes back to the name.
    await page.keyboard.press('Shift+Tab')
    await expect(landingPage.nameField).toBeFocused()
    await settle(page)
    const toastBox = await landingPage.toast.boundingBox()
    const nameBox = await landingPage.nameField.boundingBox()
    const toastEnd = (toastBox?.y ?? 0) + (toastBox?.height ?? 0)
    expect(nameBox?.y, `${width}x${height}`).toBeGreaterThan(toastEnd - 24)
    // The message stays until the field is corrected.
    await landingPage.emailField.fill('ada@example.com')
    for (const { description } of [content.messages.nameRequired, content.messages.invalidEmail])
      await expect(landingPage.waitlist.getByText(description)).toHaveCount(0)
    await landingPage.toast.getByRole('button').click()
    await expect(landingPage.toast).toHaveCount(0)
  }
})

test('a visitor can join with an email that has letters of any script', async ({
  page,
  landingPage,
  email,
}) => {
  await landingPage.open()
  await landingPage.join('José', `josé.${email}`)
  await expectText(page, content.messages.welcome.title)
  await landingPage.join('José', 'a@b@c')
  await expectText(page, content.messages.invalidEmail.title)
  for (const [typed, isInvalid] of [
    ['“ada@example.com”', 'true'],
    ['ada@例子.example', 'false'],
  ] as const) {
    await landingPage.emailField.fill(typed)
    await expect(landingPage.emailField).toHaveAttribute('aria-invalid', isInvalid)
  }
})

test('a visitor can join by keyboard, and the focus stays on the button', async ({
  page,
  landingPage,
  email,
}) => {
  await landingPage.open()
  await page.keyboard.press('Tab')
  const skipLink = page.getByRole('link', { name: content.topBar.skip })
  await expect(skipLink).toBeFocused()
  await expect(skipLink).toHaveCSS('position', 'fixed')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(landingPage.nameField).toBeFocused()
  await expect(landingPage.nameField).toHaveCSS('outline', /solid 3px/)
  for (const { name } of waitlistFields) {
    await page.keyboard.type(name === 'email' ? email : sampleValue(name))
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expectText(page, content.messages.welcome.title)
  await expect(landingPage.joinButton).toBeFocused()
})

test('all sections are in order', async ({ page, landingPage }) => {
  await landingPage.open()
  const { whyItMatters, howItWorks, waitlist, footer } = content
  // Cards and steps below the first screen must also be visible.
  for (const { title, text } of [...whyItMatters.cards, ...howItWorks.steps]) {
    await expectText(page, title)
    await expectText(page, text)
  }
  for (const text of [waitlist.promise, footer.copyright]) await expectText(page, text)
  const headings = page.getByRole('heading')
  for (const viewport of [phone, wideWindow]) {
    await page.setViewportSize(viewport)
    const tops = await headings.evaluateAll((all) => all.map((h) => h.getBoundingClientRect().top))
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  }
})

test('the headings of the sections are large', { tag: '@phone' }, async ({ page, landingPage }) => {
  await landingPage.open()
  const isWide = (page.viewportSize()?.width ?? 0) >= 768
  for (const heading of await page.getByRole('heading', { level: 2 }).all())
    await expect(heading).toHaveCSS('font-size', isWide ? '36px' : '28px')
})

test('parts below the first screen have their styles', async ({ page, landingPage }) => {
  await landingPage.open()
  const { title } = content.whyItMatters
  const card = page.getByRole('region', { name: title }).getByRole('listitem')
  await expect(card.last()).toHaveCSS('border-top-style', 'solid')
  const label = page.getByText(content.waitlist.emailLabel, { exact: true })
  expect((await label.boundingBox())?.height).toBeGreaterThan(15)
  await expect(landingPage.emailField).toHaveCSS(
    'border',
    `1px solid ${await color(page, 'input')}`,
  )
})

const heroButtons = [content.hero.join, content.hero.more]

test('both buttons are on the first screen, and large', { tag: '@phone' }, async ({
  landingPage,
}) => {
  await landingPage.open()
  for (const name of heroButtons) {
    const button = landingPage.heroButton(name)
    await expect(button).toBeInViewport({ ratio: 1 })
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(52)
  }
})

test('with reduced motion, the space key on a button jumps to the form', async ({
  page,
  landingPage,
}) => {
  await landingPage.open()
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
  await expect(landingPage.markedStore).toHaveCSS('animation-name', 'none')
  for (const name of heroButtons) {
    await page.evaluate(() => scrollTo({ top: 0 }))
    await landingPage.heroButton(name).press('Space')
    await expect(landingPage.nameField).toBeInViewport()
  }
})

test('a button scrolls to the form, and the next Tab focuses its first field', {
  tag: '@phone-only',
}, async ({ page, landingPage }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await landingPage.open()
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth')
  for (const name of heroButtons) {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await landingPage.heroButton(name).click()
    await expect(landingPage.nameField).toBeInViewport()
    // On a phone, focusing the field would open a keyboard.
    await expect(landingPage.nameField).not.toBeFocused()
    await page.keyboard.press('Tab')
    await expect(landingPage.nameField).toBeFocused()
  }
})

test('the bar leads to the form, and does not cover it', async ({ page, landingPage }) => {
  await landingPage.open()
  for (const viewport of [phone, wideWindow]) {
    await page.setViewportSize(viewport)
    await page.getByRole('heading', { name: content.howItWorks.title }).scrollIntoViewIfNeeded()
    const link = page.getByRole('banner').getByRole('link')
    await expect(link).toBeInViewport({ ratio: 1 })
    await link.click()
    const bar = await page.getByRole('banner').boundingBox()
    const title = await page
      .getByRole('heading', { name: content.waitlist.title, exact: true })
      .boundingBox()
    expect(title?.y).toBeGreaterThan(bar?.height ?? Number.NaN)
    expect(bar?.height).toBeLessThanOrEqual(64)
    await page.keyboard.press('Tab')
    await expect(landingPage.nameField).toBeFocused()
  }
})

test('an answer does not undo scrolling', async ({ page, landingPage, email }) => {
  await landingPage.open()
  const answer = await hold(page, urls.waitlist)
  await landingPage.join('Ada', email)
  await expect(landingPage.joinButton).toBeDisabled()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  answer.release()
  await expectText(page, content.messages.welcome.title)
  await expect(landingPage.joinButton).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a reloaded page stays where it was', { tag: '@phone-only' }, async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
  await page.reload()
  await settle(page)
  expect(await page.evaluate(() => scrollY)).toBe(1500)
})

/** Read from the file, because an owner's page may be light in both schemes, and so may the night. */
const [light, dark] = Array.from(
  readFileSync('public/colors.css', 'utf8').matchAll(/--background: #(..)(..)(..);/g),
  ([, ...parts]) => `rgb(${parts.map((part) => Number.parseInt(part, 16)).join(', ')})`,
)
for (const [colorScheme, ground] of [
  ['light', light],
  ['dark', dark],
] as const) {
  test(`the page has its ${colorScheme} colours`, async ({ page, landingPage }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/')
    const [background, foreground] = [
      await color(page, 'background'),
      await color(page, 'foreground'),
    ]
    expect(background).toBe(ground)
    const howItWorks = page.getByRole('region', { name: content.howItWorks.title })
    await expect(howItWorks).toHaveCSS('background-color', background)
    await expect(howItWorks).toHaveCSS('color', foreground)
    // For scroll bars and autofilled fields.
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light dark')
    await expect(landingPage.title).toHaveCSS('font-family', 'system-ui, sans-serif')

    // In both schemes, these parts have the colours of the night, as does the area that a phone shows beyond the page.
    const night = await color(page, 'night')
    const nightForeground = await color(page, 'foreground', landingPage.hero)
    for (const part of [
      landingPage.hero,
      landingPage.waitlist,
      page.locator('header, footer, html'),
    ])
      for (const one of await part.all()) await expect(one).toHaveCSS('background-color', night)
    await expect(landingPage.title).toHaveCSS('color', nightForeground)
    const button = landingPage.heroButton(content.hero.join)
    await expect(button).toHaveCSS('background-color', await color(page, 'primary'))
    await expect(button).toHaveCSS('color', await color(page, 'primary-foreground'))
    await expect(landingPage.heroButton(content.hero.more)).toHaveCSS(
      'border-color',
      nightForeground,
    )

    // The cards in front of these parts have the page's colours.
    await expectMarked(page, landingPage.markedStore)
    for (const part of [landingPage.example, landingPage.waitlist.locator('form')]) {
      expect(await color(page, 'background', part)).toBe(background)
      await expect(part).toHaveCSS('color-scheme', 'light dark')
      await expect(part).toHaveCSS('color', foreground)
    }
    await expect(landingPage.example).toHaveCSS('background-color', await color(page, 'card'))
    const frame = `1px solid ${await color(page, 'card-border', landingPage.example)}`
    await expect(landingPage.example).toHaveCSS('border', frame)
    // The street's stores are drawn in black.
    await expect(landingPage.street).toHaveCSS('filter', 'invert(1)')
  })
}

test("in the dark scheme, the store's name is legible before its mark is drawn", async ({
  page,
  landingPage,
}) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'no-preference' })
  await landingPage.open()
  // Restart the example's animations, and keep them at their start.
  await landingPage.example.evaluate((example) => {
    example.toggleAttribute('hidden', true)
    example.getBoundingClientRect()
    example.toggleAttribute('hidden', false)
    for (const animation of example.getAnimations({ subtree: true })) animation.pause()
  })
  const foreground = await color(page, 'foreground')
  for (const name of await landingPage.example.locator('strong').all())
    await expect(name).toHaveCSS('color', foreground)
})

test('a mistake in an answer is underlined in a way that Safari supports', async ({ page }) => {
  await page.goto('/')
  const styles = (await page.locator('style').allTextContents()).join('')
  expect(styles).toContain('text-decoration-style:wavy')
  // Before version 26.2, Safari draws nothing for a shorthand with the line and its style.
  expect(styles).not.toMatch(/text-decoration:[^;}]*wavy/)
})

test('on paper, the page is dark on light', async ({ page, landingPage }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await landingPage.open()
  const lightForeground = await color(page, 'foreground')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, media: 'print' })
    await expect(landingPage.title).toHaveCSS('color', lightForeground)
    await expect(landingPage.street).toHaveCSS('filter', 'none')
  }
})

test('the first screen shows the lit store', async ({ page, landingPage }) => {
  await landingPage.open()
  const lowLaptop = { width: 1366, height: 625 }
  for (const viewport of [{ width: 390, height: 664 }, lowLaptop, wideWindow]) {
    await page.setViewportSize(viewport)
    await expect(litStore(landingPage.hero)).toBeInViewport({ ratio: 0.8 })
  }
})

test('there is a faint picture behind the hero', async ({ page, landingPage }) => {
  const drawn = page.waitForResponse('**/street.svg')
  await landingPage.open()
  for (const viewport of [phone, wideWindow]) {
    await page.setViewportSize(viewport)
    await expect(landingPage.street).toHaveCSS('opacity', '0.15')
  }
  await expect(landingPage.street).toHaveCSS('background-image', /\/street\.svg"\)$/)
  await expect(landingPage.street).toBeInViewport()
  expect((await drawn).headers()['content-type']).toBe('image/svg+xml')
})

test('the gap below the street stays small, even with a long example', async ({
  page,
  landingPage,
}) => {
  await landingPage.open()
  await landingPage.example.evaluate((example) => example.append('more '.repeat(200)))
  const whyItMatters = page.getByRole('region', { name: content.whyItMatters.title })
  // On a phone, the example comes next, so that the first screen shows the lit store.
  for (const [viewport, next, most] of [
    [phone, landingPage.example, 44],
    [wideWindow, whyItMatters, 12.5],
  ] as const) {
    await page.setViewportSize(viewport)
    const { y = 0, height = 0 } = (await landingPage.street.boundingBox()) ?? {}
    const { y: nextY = 0 } = (await next.boundingBox()) ?? {}
    // The gap shows some ground and, on a phone, the space before the example.
    expect(nextY - y - height).toBeGreaterThan(11.5)
    expect(nextY - y - height).toBeLessThan(most)
  }
})

test('without an example, the street is still below the buttons', async ({ landingPage }) => {
  await landingPage.open()
  await landingPage.example.evaluate((example) => example.remove())
  const buttons = landingPage.hero.getByRole('button')
  const { y = 0, height = 0 } = (await buttons.last().boundingBox()) ?? {}
  const street = await landingPage.street.boundingBox()
  expect(street?.y).toBeGreaterThan(y + height)
})

test('a section with a street does not scroll sideways', async ({ landingPage }) => {
  await landingPage.open()
  const scrolled = await landingPage.waitlist.evaluate((section) => {
    section.scrollBy(100, 0)
    return section.scrollLeft
  })
  expect(scrolled).toBe(0)
})
