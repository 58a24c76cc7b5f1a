import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import { contentMistakes, missingBlocks } from './content-mistakes.ts'
import { errorWithoutStack } from './hosted-site.ts'

async function importContent(contentFile: string) {
  return (await runnerImport<typeof import('../src/content.ts')>(contentFile)).module
}

/**
 * The values that replace `%page.…%` in index.html. They are read again for each page, because if the
 * configuration imported src/content.ts, every text change would restart the dev server.
 */
async function readPageValues(root: string, contentFile: string): Promise<Record<string, string>> {
  const content = await importContent(contentFile)
  const missing = missingBlocks(content)
  if (missing.length) throw errorWithoutStack(missing.join('\n'))
  const { html, preview, hero } = content
  const file = await readFile(resolve(root, 'public/colors.css'), 'utf8')
  const css = file.replace(/\/\*.*?\*\//gs, '')
  const valuesOf = (token: string) =>
    Array.from(css.matchAll(RegExp(`--${token}:([^;]*);`, 'g')), ([, color = '']) => color.trim())
  const [backgroundLight = '', backgroundDark = ''] = valuesOf('background')
  const [night = ''] = valuesOf('night')
  const picture = await readFile(resolve(root, 'public/share.png'))
  return {
    title: preview.title,
    description: preview.description,
    pictureText: `${hero.title} · ${hero.badge}`,
    // Messengers cache a picture by its address, which this hash changes along with the picture.
    pictureHash: createHash('sha256').update(picture).digest('hex').slice(0, 8),
    ...html,
    backgroundLight,
    backgroundDark,
    night,
  }
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}

export function replaceOrThrow(text: string, found: string | RegExp, replacement: string): string {
  const replaced = text.replace(found, () => replacement)
  if (replaced === text) throw new Error(`index.html contains no ${found}`)
  return replaced
}

/**
 * Checks the owner's texts during a build, and puts some of them into index.html, along with the colours that
 * phones show around the page.
 *
 * @param contentFile src/content.ts, except in tests.
 */
export function contentInHtml(contentFile: string): Plugin {
  let root: string
  return {
    name: 'content-in-html',
    configResolved: (config) => {
      root = config.root
    },
    buildApp: {
      order: 'pre',
      async handler({ config: { publicDir, logger } }) {
        const content = await importContent(contentFile)
        const mistakes = contentMistakes(content, publicDir)
        if (mistakes.length) throw errorWithoutStack(mistakes.join('\n'))
        // `npm run pictures` writes the site's name into this icon.
        const icon = await readFile(resolve(publicDir, 'favicon.svg'), 'utf8')
        const [, drawn] = /<title>(.*)<\/title>/.exec(icon) ?? []
        if (drawn && drawn !== escapeHtml(content.siteName)) {
          logger.warn(
            `public/share.png and the icons were drawn for “${drawn}”: draw them again with \`npm run pictures\`.`,
          )
        }
      },
    },
    transformIndexHtml: {
      // This must run before Vite inserts the variables.
      order: 'pre',
      handler: async (template) => {
        const values = await readPageValues(root, contentFile)
        const tag = `<html lang="${values.lang}" dir="${values.dir}">`
        const html = replaceOrThrow(template, '<html lang="en">', tag)
        return html.replace(/%page\.(\w+)%/g, (found, key) => escapeHtml(values[key] ?? found))
      },
    },
  }
}
