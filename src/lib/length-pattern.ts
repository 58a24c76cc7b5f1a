/**
 * The `pattern` of a field whose text, without the space around it, has between one and `max`
 * characters. It backtracks at most `max` times, however long the text is.
 */
export function lengthPattern(max: number): string {
  return `\\s*\\S([\\s\\S]{0,${max - 2}}\\S)?\\s*`
}
