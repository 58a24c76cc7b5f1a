// A Vite config of the database tests imports this file, and knows no alias.
import { messages, waitlist } from '../../content.ts'

/** The fields of the waitlist form, in order and named as their columns. The tests read them too. */
export const waitlistFields = [
  {
    name: 'name',
    label: waitlist.name,
    message: messages.nameRequired,
    autoComplete: 'name',
    maxLength: 200,
    pattern: '.*\\S.*',
  },
  {
    name: 'email',
    label: waitlist.email,
    message: messages.invalidEmail,
    type: 'email',
    autoComplete: 'email',
    maxLength: 254,
    pattern: '[^@\\s]+@[^@\\s]+',
  },
]

/** Makes the entry to save from the fields' values. */
export function toEntry(getValue: (name: string) => string) {
  return { name: getValue('name').trim(), email: getValue('email').trim() }
}
