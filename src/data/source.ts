/** Turns a link's name into one that the database accepts, such as `trade-fair-koln`; empty if nothing remains. */
export function toSource(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '')
  const words = plain.toLowerCase().match(/[\w.-]+/g)
  return words?.join('-').slice(0, 40) ?? ''
}

/**
 * The source in a URL such as `/?from=newsletter`, which the link maker and `sharePage` write. ChatGPT and
 * Perplexity add `utm_source` to their links; Product Hunt and Ghost add `ref`.
 */
export function sourceIn(search: string): string | undefined {
  const query = new URLSearchParams(search)
  const names = ['from', 'utm_source', 'ref'].map((key) => toSource(query.get(key) ?? ''))
  return names.find((name) => name)
}
