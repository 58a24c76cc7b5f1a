/** @typedef {(string | null)[]} Cells of one line. */

/** @param {string | null} cell */
const quote = (cell) => (cell === null ? '' : `"${cell.replaceAll('"', '""')}"`)

/** @param {Cells[]} lines the first has the names of the columns. */
export function toCsv(lines) {
  return lines.map((cells) => `${cells.map(quote).join()}\n`).join('')
}

/**
 * @param {string} text
 * @returns the lines, or undefined if `toCsv` did not write this text.
 */
export function fromCsv(text) {
  /** @type {Cells[]} */
  const lines = []
  /** @type {Cells} */
  let cells = []
  for (const [, cell, end] of text.matchAll(/(?:"((?:[^"]|"")*)")?([,\n])/g)) {
    cells.push(cell?.replaceAll('""', '"') ?? null)
    if (end === '\n') {
      lines.push(cells)
      cells = []
    }
  }
  const isComplete = lines.every(({ length }) => length === lines[0]?.length)
  return isComplete && toCsv(lines) === text ? lines : undefined
}
