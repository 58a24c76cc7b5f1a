import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import * as content from '../src/content.ts'

const { name, html, search, hero } = content

const colors = readFileSync(new URL('../public/colors.css', import.meta.url), 'utf8')
const [paperLight = '', paperDark = ''] = Array.from(
  colors.matchAll(/--paper:(.*);/g),
  ([, color = '']) => color.trim(),
)

/** The words that take the place of `%content.…%` in index.html. */
const words: Record<string, string> = {
  title: search.title,
  description: search.description,
  picture: `${hero.headline} · ${hero.badge}`,
  ...html,
  paperLight,
  paperDark,
}

const organization = JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name,
  url: '%VITE_SITE_URL%/',
  logo: '%VITE_SITE_URL%/touch-icon.png',
})

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** Puts the words of src/content.ts into index.html, and the colour of the page for a phone's browser. */
export function contentInHtml(): Plugin {
  return {
    name: 'content-in-html',
    transformIndexHtml: {
      // Before Vite puts in the variables.
      order: 'pre',
      handler: (template) =>
        template
          .replace('<html lang="en">', `<html lang="${html.lang}" dir="${html.dir}">`)
          .replace(/%content\.(\w+)%/g, (_, key) => escapeHtml(words[key] ?? ''))
          .replace('%organization%', () => organization.replaceAll('<', '\\u003c')),
    },
  }
}
