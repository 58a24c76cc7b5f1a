import { toEntry } from '../waitlist-fields.ts'

/** What tests type into the fields of the waitlist form, except those under test. */
export const sampleValue = (field: string) => (field === 'email' ? 'Ada@Example.com' : 'Ada')

/** The entry that is saved from these values. */
export const entry = toEntry(sampleValue)
