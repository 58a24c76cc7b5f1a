/**
 * The text in a form's field, as typed.
 *
 * @param name the field's name; a field that is missing or disabled reads as the empty text.
 */
export function formText(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}
