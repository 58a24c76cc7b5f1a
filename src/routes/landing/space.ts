import { html } from '@/content'

/** What separates the parts of a sentence in src/content.ts: nothing in Chinese and Japanese. */
export const space = () => (/^(zh|ja)\b/.test(html.lang) ? '' : ' ')
