import vercel from '../vercel.json' with { type: 'json' }

/**
 * The headers of every response. They stand in vercel.json, which Vercel reads from the repository.
 * The rest of the policy is in a tag of each page (security.ts), where `frame-ancestors` has no
 * effect. Nothing is cached without being revalidated: hosts send the headers with a 404 too, and a
 * script that is missing for a moment would be missing as long as it is cached.
 */
export const headers = new Map(
  vercel.headers.flatMap((rule) => rule.headers.map(({ key, value }) => [key, value] as const)),
)

/** The `_headers` file that Netlify and Cloudflare read. */
export function headersFile(): string {
  return ['/*', ...[...headers].map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
}
