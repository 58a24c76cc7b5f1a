/** A character that one can see: neither space nor control, nor one that is never drawn. */
const visible = '[^\\s\\p{Cc}\\p{Default_Ignorable_Code_Point}\\u2800\\ufff9-\\ufffb]'

/**
 * The `pattern` of a field whose text can be seen and has at most `max` characters without the space
 * around it. The time it takes grows no faster than the text.
 */
export function lengthPattern(max: number): string {
  return `(?=[\\s\\S]*?${visible})\\s*\\S([\\s\\S]{0,${max - 2}}\\S)?\\s*`
}

/** Whether nothing of a text can be seen. */
export function isBlank(text: string): boolean {
  return !new RegExp(visible, 'u').test(text)
}

/** A text without the one character that PostgreSQL cannot store. */
export function storable(text: string): string {
  return text.replaceAll('\0', '')
}
