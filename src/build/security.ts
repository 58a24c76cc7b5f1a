import { createHash } from 'node:crypto'

/** The directives of a Content-Security-Policy and their values. */
export type Policy = Record<string, string>

/**
 * The policy under which a page works, and nothing else does. Inline scripts and styles are let in
 * by their hashes, whatever else is inline is not.
 *
 * @param html a page of the site; all pages share their inline scripts and styles.
 * @param supabaseUrl the one address besides its own that the site may call, if any.
 */
export function policyOf(html: string, supabaseUrl: string | undefined): Policy {
  const hashes = (element: string) =>
    [...html.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'))]
      .map(([, text = '']) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`)
      .join('')
  return {
    'default-src': "'none'",
    'script-src': `'self'${hashes('script')}`,
    'style-src': `'self'${hashes('style')}`,
    'img-src': "'self'",
    'connect-src': supabaseUrl ? `'self' ${new URL(supabaseUrl).origin}` : "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
  }
}

function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, value]) => `${directive} ${value}`)
    .join('; ')
}

/** The policy as a tag, for hosts that send no headers. In a tag frame-ancestors has no effect. */
export function metaPolicy({ 'frame-ancestors': _, ...policy }: Policy): string {
  return `<meta http-equiv="Content-Security-Policy" content="${policyText(policy)}" />`
}

/**
 * The `_headers` file of static hosts such as Netlify and Cloudflare Pages.
 *
 * @param pages the paths of the HTML pages, which must never be cached: they name the other files.
 */
export function headersFile(policy: Policy, pages: string[]): string {
  const everywhere = [
    `Content-Security-Policy: ${policyText(policy)}`,
    'Cross-Origin-Opener-Policy: same-origin',
    'Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy: strict-origin-when-cross-origin',
    'Strict-Transport-Security: max-age=31536000',
    'X-Content-Type-Options: nosniff',
    'X-Frame-Options: DENY',
  ]
  const rules = [
    { path: '/*', headers: everywhere },
    // Their names change with their content.
    { path: '/assets/*', headers: ['Cache-Control: public, max-age=31536000, immutable'] },
    ...pages
      .flatMap((path) => (path === '/' || path.includes('.') ? [path] : [path, `${path}/`]))
      .map((path) => ({ path, headers: ['Cache-Control: no-cache'] })),
  ]
  return rules
    .map(({ path, headers }) => [path, ...headers.map((header) => `  ${header}`), ''].join('\n'))
    .join('\n')
}
