import { createHash } from 'node:crypto'

/**
 * The Content-Security-Policy of a page, as a tag, which works on every host. Inline scripts and
 * styles are allowed by their hashes.
 *
 * @param html a page of the site; all pages have the same inline scripts and styles.
 * @param supabaseUrl the other origin that the page calls; empty if Supabase is at the site's own.
 */
export function policyTag(html: string, supabaseUrl: string): string {
  const hashes = (element: string) =>
    [...html.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'))]
      .map(([, text = '']) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`)
      .join('')
  const policy = [
    "default-src 'none'",
    `script-src 'self'${hashes('script')}`,
    `style-src 'self'${hashes('style')}`,
    "img-src 'self'",
    `connect-src 'self' ${supabaseUrl}`.trim(),
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  return `<meta http-equiv="Content-Security-Policy" content="${policy}" />`
}
