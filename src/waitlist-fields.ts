import type { ComponentProps } from 'react'
import type * as content from '@/content'
import type { TablesInsert } from './data/database.types'

type WaitlistField = {
  name: keyof TablesInsert<'waitlist'>
  label: keyof typeof content.waitlist
  /** The message if the value is missing or invalid. A field without a message is optional. */
  message?: keyof typeof content.messages
}

/** The fields of the waitlist form, in order and named after their columns. The tests also read them. */
export const waitlistFields = [
  {
    name: 'name',
    label: 'nameLabel',
    message: 'nameRequired',
    autoComplete: 'name',
    maxLength: 200,
    // Not only spaces and invisible characters.
    pattern: '.*[^\\s\\u00ad\\u200b-\\u200f\\u2060].*',
  },
  {
    name: 'email',
    label: 'emailLabel',
    message: 'invalidEmail',
    type: 'email',
    autoComplete: 'email',
    maxLength: 254,
    pattern: '[^@\\s]+@[^@\\s]+',
  },
] satisfies (WaitlistField & Omit<ComponentProps<'input'>, 'name'>)[]

type FieldName = (typeof waitlistFields)[number]['name']

/** Makes the entry to save from the fields' values. */
export function toEntry(getValue: (name: FieldName) => string) {
  return {
    name: getValue('name').trim(),
    email: getValue('email'),
  } satisfies Record<FieldName, string | null>
}
