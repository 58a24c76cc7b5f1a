import { Card, CardTitle } from '@/components/ui/card'
import { waitlist } from '@/content'

/** What people look for before they join and the page still lacks, with the way to add it. */
export function PageChecklist() {
  const { maker, closed } = waitlist
  const { VITE_CONTACT_EMAIL, VITE_PRIVACY_URL, VITE_SITE_URL } = import.meta.env
  const lacking = [
    !maker.name && !closed && { what: 'Who makes it', how: 'Fill in “maker” in src/content.ts' },
    !VITE_CONTACT_EMAIL && { what: 'A contact', how: 'Set VITE_CONTACT_EMAIL at the host' },
    !VITE_PRIVACY_URL && { what: 'A privacy notice', how: 'Set VITE_PRIVACY_URL at the host' },
    !VITE_SITE_URL && { what: 'A preview picture', how: 'Set VITE_SITE_URL at the host' },
  ].filter((line) => line !== false)
  if (lacking.length === 0) return null
  return (
    <Card>
      <CardTitle level="h2">The page still lacks</CardTitle>
      <ul className="grid gap-2">
        {lacking.map(({ what, how }) => (
          <li key={what}>
            <strong>{what}</strong> <span className="block text-ink-soft text-sm">{how}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
