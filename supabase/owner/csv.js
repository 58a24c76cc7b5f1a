const quote = (cell) => (cell === null ? '' : `"${cell.replaceAll('"', '""')}"`)

/** @param lines arrays of cells, each a text or null; the first has the names of the columns. */
export function toCsv(lines) {
  return lines.map((cells) => `${cells.map(quote).join()}\n`).join('')
}

/** @returns the lines, or undefined if `toCsv` did not write this text. */
export function fromCsv(text) {
  const lines = [[]]
  for (const [, cell, end] of text.matchAll(/(?:"((?:[^"]|"")*)")?([,\n])/g)) {
    lines.at(-1).push(cell?.replaceAll('""', '"') ?? null)
    if (end === '\n') lines.push([])
  }
  lines.pop()
  const whole = lines.every((cells) => cells.length === lines[0].length)
  return whole && toCsv(lines) === text ? lines : undefined
}
