import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

// In src/content.ts, the types of the texts are constants; these types have the same structure, with any value.
type Content = typeof import('../src/test/content.ts')

/** The blocks without which a page stays empty. */
const blocks = {
  siteName: true,
  logo: true,
  storePicture: true,
  html: true,
  topBar: true,
  hero: true,
  preview: true,
  example: true,
  drawings: true,
  whyItMatters: true,
  howItWorks: true,
  report: true,
  waitlist: true,
  messages: true,
  footer: true,
  notFound: true,
  broken: true,
} satisfies Record<keyof Content, true>

/** The blocks that src/content.ts lacks, one sentence each. */
export function missingBlocks(content: Partial<Content>): string[] {
  return Object.keys(blocks)
    .filter((block) => !(block in content))
    .map((block) => `src/content.ts: ${block} is missing or misspelt.`)
}

/** Where a text may be empty, because the page can do without it. */
export const mayBeEmpty =
  /^(logo|storePicture|hero\.note|example\.(question|picture|rivals|wrong|fix)(\.\w+)?|whyItMatters\.cards\.\d+\.drawing|report\.rows\.\d+\.(wrong|fix)|waitlist\.(maker|closed\w*)(\.\w+)?)$/

function textMistakes(value: unknown, place: string): string[] {
  if (value === '') return mayBeEmpty.test(place) ? [] : [`${place} is empty`]
  if (typeof value === 'string') {
    return /^ | $| {2}/.test(value) ? [`${place} has an extra space`] : []
  }
  return Object.entries(Object(value)).flatMap(([key, part]) =>
    textMistakes(part, `${place}.${key}`),
  )
}

/** The texts that the page shows. The others may be empty. */
function shownTexts(content: Content) {
  const { example, drawings, whyItMatters, report } = content
  const { picture, questionLabel, store, labels } = example
  const usesDrawing = (name: string) => whyItMatters.cards.some((card) => card.drawing === name)
  const hasReport = report.rows.length > 0
  const exampleParts = {
    ...(picture && { questionLabel }),
    ...(usesDrawing('notNamed') && { store }),
    ...(hasReport && { labels }),
  }
  return {
    ...content,
    example: example.question ? example : exampleParts,
    drawings: Object.fromEntries(Object.entries(drawings).filter(([name]) => usesDrawing(name))),
    report: hasReport ? report : {},
  }
}

/** The start of a latitude in a photo's Exif data: its tag number, type and count, in either byte order. */
const latitudes = ['0200050003000000', '0002000500000003'].map((hex) => Buffer.from(hex, 'hex'))

function pictureMistakes(file: string, publicDir: string): string[] {
  const stats = statSync(join(publicDir, file), { throwIfNoEntry: false })
  if (!stats?.isFile()) return [`${file} is not a file in the folder public`]
  // Without the slash, the browser would look for the file elsewhere on a page such as /no/such/page.
  if (!file.startsWith('/')) return [`${file} does not begin with a slash`]
  // Phones take photos as HEIC, or as JPGs of several MB.
  if (!/\.(svg|png|jpe?g|webp|avif|gif)$/i.test(file)) {
    return [`${file} is not a picture that every browser can show: save it as a JPG or PNG`]
  }
  if (stats.size > 500_000) return [`${file} is larger than 500 kB: make it smaller`]
  const bytes = readFileSync(join(publicDir, file))
  return latitudes.some((latitude) => bytes.includes(latitude))
    ? [
        `${file} contains the location where it was taken: save it without one, or use a screenshot of it`,
      ]
    : []
}

/** Whether `tag` is the code of an existing language; `zh_CN` and the country `jp` are not. */
function isLanguage(tag: string): boolean {
  try {
    return Boolean(new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(tag))
  } catch {
    return false
  }
}

/** The mistakes in the texts of src/content.ts, apart from type errors, one sentence each. */
export function contentMistakes(content: Content, publicDir: string): string[] {
  const missing = missingBlocks(content)
  if (missing.length) return missing
  const { logo, storePicture, html, example, drawings, whyItMatters, report, waitlist, footer } =
    content
  const { maker, closedLink } = waitlist
  const urls = [
    { place: 'waitlist.closedLink.url', url: closedLink.url },
    ...footer.links.map(({ url }, index) => ({ place: `footer.links.${index}.url`, url })),
  ]
  const cardPictures = whyItMatters.cards.map((card) => card.drawing)
  const mistakes = [
    ...Object.entries(shownTexts(content)).flatMap(([block, value]) => textMistakes(value, block)),
    ...(isLanguage(html.lang)
      ? []
      : ['html.lang must be a language code, such as "en", "ja" or "zh-CN"']),
    ...(['ltr', 'rtl'].includes(html.dir) ? [] : ['html.dir must be "ltr" or "rtl"']),
    ...report.rows
      .filter(({ mentions }) => mentions > report.answerCount)
      .map(({ question }) => `“${question}” has more mentions than report.answerCount`),
    // Without `https://`, the link would lead to a page on the site itself.
    ...urls
      .filter(({ url }) => url && !/^https:\/\/[^\s/]+\.[^\s/]+/i.test(url))
      .map(({ place }) => `${place} must be an address such as https://example.com`),
    ...(closedLink.url && !closedLink.text ? ['waitlist.closedLink.text is empty'] : []),
    ...[logo, storePicture, example.picture, maker.portrait, ...cardPictures]
      .filter((picture) => picture && !(picture in drawings))
      .flatMap((file) => pictureMistakes(file, publicDir)),
  ]
  return mistakes.map((mistake) => `src/content.ts: ${mistake}.`)
}
