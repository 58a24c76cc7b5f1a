/**
 * The name that the link gave its visitor, as in `/?from=newsletter`, in the form that the database takes.
 * ChatGPT and Perplexity add `utm_source` by themselves, Product Hunt and Ghost `ref`.
 */
export function sourceIn(search: string): string | undefined {
  const query = new URLSearchParams(search)
  for (const key of ['from', 'utm_source', 'ref']) {
    const words = query
      .get(key)
      ?.toLowerCase()
      .match(/[\w.-]+/g)
    if (words) return words.join('-').slice(0, 40)
  }
  return undefined
}
