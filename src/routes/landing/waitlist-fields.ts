import { messages, waitlist } from '@/content'

/** The fields of the waitlist form in their order, each named as its column. The tests read them too. */
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

/** The entry to save, of what the fields hold. */
export function toEntry(fieldValue: (name: string) => string) {
  return { name: fieldValue('name').trim(), email: fieldValue('email').trim() }
}
