// A Vite config of the database tests imports this file, and knows no alias.
import * as content from './content.ts'
import type { TablesInsert } from './data/database.types.ts'

/** The fields of the waitlist form, in order and named as their columns. The tests read them too. */
export const waitlistFields = [
  {
    name: 'name',
    label: content.waitlist.nameLabel,
    message: content.messages.nameRequired,
    autoComplete: 'name',
    maxLength: 200,
    pattern: '.*\\S.*',
  },
  {
    name: 'email',
    label: content.waitlist.emailLabel,
    message: content.messages.invalidEmail,
    type: 'email',
    autoComplete: 'email',
    maxLength: 254,
    pattern: '[^@\\s]+@[^@\\s]+',
  },
] satisfies ({ name: keyof TablesInsert<'waitlist'> } & Record<string, unknown>)[]

/** Makes the entry to save from the fields' values. */
export function toEntry(getValue: (name: (typeof waitlistFields)[number]['name']) => string) {
  return { name: getValue('name').trim(), email: getValue('email').trim() }
}
