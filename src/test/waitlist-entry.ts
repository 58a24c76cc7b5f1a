import { toEntry } from '../waitlist-fields.ts'

/** What tests type into the fields of the waitlist form that they are not about. */
export const sampleValue = (field: string) => (field === 'email' ? 'Ada@Example.com' : 'Ada')

/** The entry that is then saved. */
export const entry = toEntry(sampleValue)
