import { readdirSync, readFileSync } from 'node:fs'

/** The names of the owner's statements, which are the SQL files in this folder. */
export const statementNames = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.sql'))
  .map((file) => file.replace('.sql', ''))

/**
 * A statement, and the comment on its first line that says what it does.
 *
 * @param {string} name
 */
export function readStatement(name) {
  const text = readFileSync(`${import.meta.dirname}/${name}.sql`, 'utf8').trim()
  const [comment = '', ...sql] = text.split(/\r?\n/)
  return { comment: comment.replace('-- ', ''), sql: sql.join('\n') }
}

/**
 * The SQL with the value in place of each $1.
 *
 * @param {string} sql
 * @param {string} value
 */
export function insertValue(sql, value) {
  // A dollar sign could end the dollar-quoted block that the literal is in.
  const escaped = value.replace(/['\\$]/g, (found) => `\\x${found.charCodeAt(0).toString(16)}`)
  return sql.replaceAll('$1', () => `E'${escaped}'`)
}
