import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { notFound, waitlist } from '../src/test/content'

// Steps and checks for any page of the site.

declare global {
  interface Window {
    axe: typeof import('axe-core')
  }
}

/** Opens a page and waits until React has rendered it. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  // The script removes this notice, which says that the script is late.
  await page.locator('body:not(:has(#late-notice)) main').waitFor()
}

/** Waits until all animations, except those that scrolling starts, have ended and the page is painted. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = document.getAnimations().filter(({ playState }) => playState === 'running')
    await Promise.allSettled(running.map((animation) => animation.finished))
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
  })
}

export async function expectText(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text, { exact: true })).toBeVisible({ timeout: 30_000 })
}

/** Fails unless an unknown path is logged and the 404 page links to the landing page. */
export async function expectUnknownPath(page: Page): Promise<void> {
  const warning = page.waitForEvent('console', (message) => message.type() === 'warning')
  await page.goto('/no/such/page')
  const heading = page.getByRole('heading', { name: notFound.title })
  await expect(heading).toHaveCSS('font-size', '48px')
  expect((await warning).text()).toContain('/no/such/page')
  await page.getByRole('link', { name: notFound.home }).click()
  await expect(page.getByRole('heading', { name: waitlist.title })).toBeVisible()
}

/** A colour of public/colors.css, as the browser reports it for the page or for a part with its own colours. */
export function color(page: Page, token: string, part = page.locator('html')): Promise<string> {
  return part.evaluate((element, name) => {
    element.style.accentColor = `var(--${name})`
    return getComputedStyle(element).accentColor
  }, token)
}

/** How many pixels wider the page is than its window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}

/**
 * The texts that extend beyond the window. Text that the hero clips does not widen the page, so each text is measured
 * separately.
 */
export function textsOutside(page: Page) {
  return page.locator('body *').evaluateAll((elements) => {
    // Clipped texts are for screen readers or the keyboard.
    const shown = elements.filter((element) => getComputedStyle(element).clipPath === 'none')
    const nodes = shown.flatMap(({ childNodes }) => [...childNodes])
    const range = new Range()
    const outside = nodes.filter((node) => {
      range.selectNodeContents(node)
      const { left, right } = range.getBoundingClientRect()
      return node instanceof Text && (left < 0 || right > document.documentElement.clientWidth)
    })
    return outside.map(({ nodeValue }) => nodeValue)
  })
}

/** Fails if axe finds a fault on the page as it is now, in either colour scheme, or if a class has no rule. */
export async function expectNoFaults(page: Page): Promise<void> {
  expect(await classesWithoutRule(page), 'classes that no rule names').toEqual([])
  await page.evaluate(axe.source)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    // An element that is still fading in has less contrast than it will have.
    await settle(page)
    const options: RunOptions = { resultTypes: ['violations'] }
    // The schemes differ only in colours.
    if (colorScheme === 'dark') options.runOnly = 'color-contrast'
    const { violations } = await page.evaluate((options) => window.axe.run(options), options)
    const found = violations.map(({ id, nodes }) => [
      id,
      nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
    ])
    expect(found, `found by axe in ${colorScheme}; colours are in public/colors.css`).toEqual([])
  }
}

/** Classes on the page without a rule, such as misspelt ones, except those that React Router and Lucide add. */
export function classesWithoutRule(page: Page): Promise<string[]> {
  return page.locator('body *').evaluateAll((elements) => {
    const css = new Set(document.head.textContent?.match(/\.(\\.|[\w-])+/g))
    const all = elements.flatMap(({ classList }) => [...classList])
    return all.filter((name) => !/^active$|lucide/.test(name) && !css.has(`.${CSS.escape(name)}`))
  })
}

/** The performance entries of this type that the browser has recorded so far. */
export function recorded(page: Page, type: 'layout-shift' | 'largest-contentful-paint') {
  return page.evaluate((type) => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type, buffered: true })
    return observer.takeRecords().map((entry) => entry.toJSON())
  }, type)
}
