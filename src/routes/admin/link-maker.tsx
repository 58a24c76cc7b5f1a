import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card, CardTitle } from '@/components/ui/card'
import { Field } from '@/components/ui/field'
import { toast } from '@/components/ui/toast-store'
import { waitlist } from '@/content'
import { toSource } from '@/data/source'
import { toastError } from './toast-error'

/** Makes a link for each place where the owner shares the page. */
export function LinkMaker() {
  const [place, setPlace] = useState('newsletter')
  const source = toSource(place)
  const link = `${location.origin}/?from=${source}`

  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      toast({ title: 'Link copied', description: link })
    } catch {
      toastError('The browser refuses to copy. Select the link above instead.')
    }
  }

  return (
    <Card className="grid w-full gap-4">
      <CardTitle level="h2">A link for each place</CardTitle>
      <Field
        label="Where will you share the page next?"
        name="place"
        defaultValue={place}
        onInput={({ currentTarget }) => setPlace(currentTarget.value)}
      />
      <p aria-live="polite">{source ? link : 'Name it in letters from a to z, or in digits.'}</p>
      <Button variant="outline" className="justify-self-start" disabled={!source} onClick={copy}>
        Copy link
      </Button>
      <Lacking />
    </Card>
  )
}

/** What people look for before they join and the page still lacks, with the place to add it. */
function Lacking() {
  const { maker, closed } = waitlist
  const { VITE_CONTACT_EMAIL, VITE_PRIVACY_URL, VITE_SITE_URL } = import.meta.env
  const lacking = [
    !maker.name && !closed && 'who makes it: maker in src/content.ts',
    !VITE_CONTACT_EMAIL && 'a contact: VITE_CONTACT_EMAIL at the host',
    !VITE_PRIVACY_URL && 'a privacy notice: VITE_PRIVACY_URL at the host',
    !VITE_SITE_URL && 'a preview picture: VITE_SITE_URL at the host',
  ].filter((line) => line !== false)
  if (lacking.length === 0) return null
  return (
    <div className="border-line border-t pt-4 text-sm">
      <p className="font-bold">The page still lacks</p>
      <ul className="mt-1 grid list-[square] gap-1 ps-6">
        {lacking.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
