import { html } from '@/content'

/** What is between the parts of a sentence that src/content.ts has apart: nothing in Chinese and Japanese. */
export const space = () => (/^(zh|ja)\b/.test(html.lang) ? '' : ' ')
