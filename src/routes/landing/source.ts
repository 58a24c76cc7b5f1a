/** The name of a link in the form that the database takes; undefined where nothing of it is left. */
export function toSource(name: string): string | undefined {
  return name
    .toLowerCase()
    .match(/[\w.-]+/g)
    ?.join('-')
    .slice(0, 40)
}

/**
 * The source that an address such as `/?from=newsletter` names. ChatGPT and Perplexity add `utm_source`
 * to their links by themselves, Product Hunt and Ghost `ref`.
 */
export function sourceIn(search: string): string | undefined {
  const query = new URLSearchParams(search)
  for (const key of ['from', 'utm_source', 'ref']) {
    const source = toSource(query.get(key) ?? '')
    if (source) return source
  }
  return undefined
}
