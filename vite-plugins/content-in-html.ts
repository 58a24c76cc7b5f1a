import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type Plugin, runnerImport } from 'vite'

/**
 * The values that take the place of `%page.…%` in index.html, read again for each page: if the
 * configuration imported src/content.ts, each change of a word would restart the dev server.
 */
async function readPageValues(root: string): Promise<Record<string, string>> {
  const { module } = await runnerImport<typeof import('../src/content.ts')>(
    resolve(root, 'src/content.ts'),
  )
  const { html, preview, hero } = module
  const colors = await readFile(resolve(root, 'public/colors.css'), 'utf8')
  const [paperLight = '', paperDark = ''] = Array.from(
    colors.replace(/\/\*.*?\*\//gs, '').matchAll(/--paper:([^;]*);/g),
    ([, color = '']) => color.trim(),
  )
  const picture = await readFile(resolve(root, 'public/share.png'))
  return {
    title: preview.title,
    description: preview.description,
    pictureText: `${hero.headline} · ${hero.badge}`,
    // Messengers keep a picture by its address.
    pictureHash: createHash('sha256').update(picture).digest('hex').slice(0, 8),
    ...html,
    paperLight,
    paperDark,
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

/** Puts the words of src/content.ts, and the page's colour for a phone's browser, into index.html. */
export function contentInHtml(): Plugin {
  let root: string
  return {
    name: 'content-in-html',
    configResolved: (config) => {
      root = config.root
    },
    transformIndexHtml: {
      // This must run before Vite inserts the variables.
      order: 'pre',
      handler: async (template) => {
        const values = await readPageValues(root)
        const tag = `<html lang="${values.lang}" dir="${values.dir}">`
        const html = replaceOrThrow(template, '<html lang="en">', tag)
        return html.replace(/%page\.(\w+)%/g, (found, key) => escapeHtml(values[key] ?? found))
      },
    },
  }
}
