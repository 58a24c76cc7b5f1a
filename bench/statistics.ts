/** The value below which this share of the values lies: 0.5 is the median. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** The median of the values. */
export function median(values: number[]): number {
  return quantile(values, 0.5)
}

/** Prints rows of text as columns. */
export function printTable(rows: string[][]): void {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  const lines = rows.map((row) =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '),
  )
  process.stdout.write(`\n${lines.join('\n')}\n`)
}
