/** The headers of the deployed site, by path. Every rule that matches a path applies. */
export const headerRules = [
  {
    path: '/*',
    headers: {
      // Has no effect in a tag, where the rest of the policy stands.
      'Content-Security-Policy': "frame-ancestors 'none'",
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
    },
  },
  {
    // File names with a hash. Hosts have browsers revalidate everything else by default.
    path: '/assets/*',
    headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  },
]

/** The headers of the response at a path. */
export function headersOf(pathname: string): Map<string, string> {
  return new Map(
    headerRules
      .filter(({ path }) => pathname.startsWith(path.replace('*', '')))
      .flatMap(({ headers }) => Object.entries(headers)),
  )
}

/** The `_headers` file that Netlify and Cloudflare read. */
export function headersFile(): string {
  const lines = headerRules.flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ])
  return `${lines.join('\n')}\n`
}
