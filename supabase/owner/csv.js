const columns = ['name', 'email', 'created_at']

const quote = (cell) => `"${String(cell).replaceAll('"', '""')}"`

/** @param entries objects with the columns of a backup. */
export function toCsv(entries) {
  const lines = [columns, ...entries.map((entry) => columns.map((column) => entry[column]))]
  return lines.map((cells) => `${cells.map(quote).join()}\n`).join('')
}

/** @returns the entries, or undefined where the text is not what `toCsv` has written. */
export function fromCsv(text) {
  const cells = Array.from(text.matchAll(/"((?:[^"]|"")*)"[,\n]/g), ([, cell]) =>
    cell.replaceAll('""', '"'),
  )
  const entries = []
  for (let index = columns.length; index < cells.length; index += columns.length) {
    const [name, email, created_at] = cells.slice(index)
    entries.push({ name, email, created_at })
  }
  return toCsv(entries) === text ? entries : undefined
}
