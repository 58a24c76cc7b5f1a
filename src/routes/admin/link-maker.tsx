import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { toast } from '@/components/ui/toast-store'
import { toSource } from '@/data/source'
import { AdminCard } from './admin-card'
import { toastError } from './toast-error'

/** Makes a link for each place where the owner shares the page. */
export function LinkMaker() {
  const [place, setPlace] = useState('newsletter')
  const source = toSource(place)
  const link = source && `${location.origin}/?from=${source}`

  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      toast({ title: 'Link copied', description: link })
    } catch {
      toastError('Your browser does not allow copying. Select the link above instead.')
    }
  }

  return (
    <AdminCard>
      <h2 className="text-subtitle">A link for each place</h2>
      <Field
        label="Where will you share the page next?"
        name="place"
        defaultValue={place}
        onInput={({ currentTarget }) => setPlace(currentTarget.value)}
      />
      <p aria-live="polite">{link || 'Use letters from a to z, or digits.'}</p>
      <Button variant="outline" className="justify-self-start" disabled={!link} onClick={copy}>
        Copy link
      </Button>
    </AdminCard>
  )
}
