import type { Plugin } from 'vite'
import * as content from '../src/content.ts'

const { name, search, hero } = content

/** The words that take the place of `%content.…%` in index.html. */
const words: Record<string, string> = {
  title: search.title,
  description: search.description,
  picture: `${hero.headline} ${hero.badge}`,
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

/** Puts the words of src/content.ts into index.html. */
export function contentInHtml(): Plugin {
  return {
    name: 'content-in-html',
    transformIndexHtml: {
      // Before Vite puts in the variables.
      order: 'pre',
      handler: (html) =>
        html
          .replace(/%content\.(\w+)%/g, (_, key) => escapeHtml(words[key] ?? ''))
          .replace('%organization%', () => organization.replaceAll('<', '\\u003c')),
    },
  }
}
