import * as content from '@/content'
import { AdminCard } from './admin-card'

/** The things that people look for before they join but that the page still lacks, and where to add them. */
export function PageChecklist() {
  const { maker, closedText } = content.waitlist
  const { VITE_CONTACT_EMAIL, VITE_PRIVACY_URL, VITE_SITE_URL } = import.meta.env
  const items = [
    {
      value: maker.name || closedText,
      consequence: 'Visitors cannot see who makes this',
      setting: '“maker” in src/content.ts',
    },
    {
      value: VITE_CONTACT_EMAIL,
      consequence: 'Visitors cannot write to you',
      setting: 'VITE_CONTACT_EMAIL=you@example.com',
    },
    {
      value: VITE_PRIVACY_URL,
      consequence: 'No privacy notice is linked',
      setting: 'VITE_PRIVACY_URL=/privacy',
    },
    {
      value: VITE_SITE_URL,
      consequence: 'Shared links show no picture',
      setting: 'VITE_SITE_URL=https://example.com',
    },
  ]
  const missing = items.filter(({ value }) => !value)
  if (missing.length === 0) return null
  return (
    <AdminCard>
      <h2 className="text-subtitle">Before you share the page</h2>
      <p className="text-muted-foreground">
        Still missing. Set variables on your host; edit words in the code.
      </p>
      <ul className="grid gap-4 sm:grid-cols-[repeat(2,auto)]">
        {missing.map(({ consequence, setting }) => (
          <li key={setting}>
            <strong>{consequence}</strong>{' '}
            <span className="block text-muted-foreground text-sm">{setting}</span>
          </li>
        ))}
      </ul>
    </AdminCard>
  )
}
