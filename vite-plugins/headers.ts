import vercel from '../vercel.json' with { type: 'json' }

// The headers of the deployed site stand in vercel.json, which Vercel reads from the repository.
// Netlify and Cloudflare get the same in dist/_headers, which the build writes. The rest of the
// policy is in a tag of each page (security.ts), where `frame-ancestors` has no effect.

/** The rules of vercel.json. `prefix` is what the paths begin with that a rule is for. */
const rules = vercel.headers.map(({ source, headers }) => ({
  prefix: source.replace('(.*)', ''),
  headers: headers.map(({ key, value }): [string, string] => [key, value]),
}))

/** The headers of the response at a path. Every rule that matches applies. */
export function headersOf(pathname: string): Map<string, string> {
  return new Map(
    rules.filter(({ prefix }) => pathname.startsWith(prefix)).flatMap(({ headers }) => headers),
  )
}

/** The `_headers` file that Netlify and Cloudflare read. */
export function headersFile(): string {
  const lines = rules.flatMap(({ prefix, headers }) => [
    `${prefix}*`,
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
  ])
  return `${lines.join('\n')}\n`
}
