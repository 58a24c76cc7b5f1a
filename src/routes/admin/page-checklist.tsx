import * as content from '@/content'
import { AdminCard } from './admin-card'

/** What people look for before they join and the page still lacks, with the place to add it. */
export function PageChecklist({ className }: { className: string }) {
  const { maker, closedText } = content.waitlist
  const { VITE_CONTACT_EMAIL, VITE_PRIVACY_URL, VITE_SITE_URL } = import.meta.env
  // The value, what visitors meet without it, and where to set it.
  const items = [
    [maker.name || closedText, 'Nobody sees who makes it', '“maker” in src/content.ts'],
    [VITE_CONTACT_EMAIL, 'Nobody can write to you', 'VITE_CONTACT_EMAIL=you@example.com'],
    [VITE_PRIVACY_URL, 'No privacy notice is linked', 'VITE_PRIVACY_URL=/privacy'],
    [VITE_SITE_URL, 'Shared links show no picture', 'VITE_SITE_URL=https://example.com'],
  ]
  const missing = items.filter(([value]) => !value)
  if (missing.length === 0) return null
  return (
    <AdminCard className={className}>
      <h2 className="text-subtitle">Before you share the page</h2>
      <p className="text-ink-soft">Still missing. Set variables at your host, words in the code.</p>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[repeat(4,auto)]">
        {missing.map(([, effect, place]) => (
          <li key={effect}>
            <strong>{effect}</strong> <span className="block text-ink-soft text-sm">{place}</span>
          </li>
        ))}
      </ul>
    </AdminCard>
  )
}
