import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import * as content from '../src/content'
import { escapeHtml } from '../vite-plugins/content-in-html'
import { color, settle } from './any-page'
import { test } from './fixtures'
import { storeTitle } from './network'

// Draws the pictures for the README, search engines and other sites from the page itself.

test.beforeEach(async ({ page, landingPage }) => {
  await storeTitle(page, content.hero.title)
  await landingPage.open()
  // Use the font of Android phones, because the system font differs from machine to machine.
  await page.addStyleTag({ content: 'html { font-family: Roboto, system-ui, sans-serif }' })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`.github/landing-${colorScheme}.png`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 1280, height: 800 })
    await settle(page)
    await page.screenshot({ path: `.github/landing-${colorScheme}.png` })
  })
}

test('.github/example.png', async ({ page, landingPage }) => {
  if (!content.example.question && !content.example.picture) return
  await page.setViewportSize({ width: 480, height: 900 })
  // An owner's page may have no street, the faint row of stores behind the hero.
  for (const part of [page.getByRole('banner'), landingPage.street])
    await part.evaluateAll((elements) => {
      for (const element of elements) element.remove()
    })
  const example = page.getByRole('figure', { name: content.example.questionLabel })
  const { x = 0, y = 0, width = 0, height = 0 } = (await example.boundingBox()) ?? {}
  const clip = { x: x - 16, y: y - 16, width: width + 32, height: height + 32 }
  await page.screenshot({ path: '.github/example.png', clip, fullPage: true })
})

test('public/share.png', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 630 })
  // Links and buttons make no sense in a picture, and small text is illegible if a messenger shows the picture
  // 300 px wide, so only the question, the lit store and the marked answer remain.
  const hidden =
    'header a { visibility: hidden } main div:has(> [role=button]), main div > p, main dl, main .rounded-full, .below-first-screen, footer { display: none }'
  const sizes =
    'div:has(> h1) { font-size: 4.6rem } div:has(> .street) { width: 12.5rem; height: 12.5rem }'
  await page.addStyleTag({ content: hidden + sizes })
  await settle(page)
  await page.screenshot({ path: 'public/share.png' })
})

/** The default logo, three blocks, in the colours of both schemes. */
async function drawBlocks(page: Page): Promise<string> {
  const bar = page.getByRole('banner')
  // The bar has the night, a dark set of colours that is the same in both schemes; the logo must have the page's.
  await bar.evaluate((element) => element.classList.remove('night'))
  const logo = bar.locator('svg')
  const draw = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme })
    const shapes = await logo.locator('*').evaluateAll((all) =>
      all.map((shape) => {
        const { fill, stroke } = getComputedStyle(shape)
        const copy = document.importNode(shape)
        copy.removeAttribute('class')
        copy.setAttribute('fill', fill)
        copy.setAttribute('stroke', stroke)
        return copy.outerHTML
      }),
    )
    return `<g class="${colorScheme}">${shapes.join('')}</g>`
  }
  const style =
    '.dark { display: none } @media (prefers-color-scheme: dark) { .light { display: none } .dark { display: inline } }'
  return `<style>${style}</style>
${await draw('dark')}
${await draw('light')}`
}

/** The owner's logo, a file of any type. */
async function embed(page: Page, logo: string): Promise<string> {
  const file = await page.request.get(logo)
  const data = (await file.body()).toString('base64')
  return `<image width="32" height="32" href="data:${file.headers()['content-type']};base64,${data}"/>`
}

test('the icons in public', async ({ page, context }) => {
  const picture = content.logo ? await embed(page, content.logo) : await drawBlocks(page)
  // A build compares this name with the site's, and warns if the pictures are out of date.
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<title>${escapeHtml(content.siteName)}</title>
${picture}
</svg>
`
  await writeFile('public/favicon.svg', svg)

  await page.emulateMedia({ colorScheme: 'light' })
  const background = await color(page, 'background')
  const icon = await context.newPage()
  await icon.setViewportSize({ width: 180, height: 180 })
  await icon.setContent(`<body style="margin: 0; padding: 24px; background: ${background}">${svg}`)
  await icon.screenshot({ path: 'public/touch-icon.png' })
  await icon.setViewportSize({ width: 32, height: 32 })
  await icon.setContent(`<body style="margin: 0">${svg}`)
  const png = await icon.screenshot({ omitBackground: true })
  // An ICO file with one picture: the header, the entry for a 32 by 32 PNG, and the PNG.
  const header = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0])
  header.writeUInt32LE(png.length, 14)
  await writeFile('public/favicon.ico', Buffer.concat([header, png]))
})
