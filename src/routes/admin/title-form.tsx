import { type FormEvent, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { Spinner } from '@/components/ui/spinner'
import { toast } from '@/components/ui/toast-store'
import { useUpdateHomepageTitle } from '@/data/queries'
import { formText } from '@/lib/form-text'

/** The form that saves the headline. Its field keeps what was typed, saved or not. */
export function TitleForm({ storedTitle }: { storedTitle: string }) {
  const update = useUpdateHomepageTitle()
  // React Query announces its state after the event: a second submit within the same one would
  // still see an idle form.
  const saving = useRef(false)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (saving.current) return
    const title = formText(event.currentTarget, 'title').trim()
    if (title === '') {
      toast({
        title: 'Title required',
        description: 'Please enter a title.',
        variant: 'destructive',
      })
      return
    }
    saving.current = true
    update.mutate(title, {
      onSuccess: () => {
        toast({ title: 'Success!', description: 'Homepage title updated successfully.' })
      },
      onError: () => {
        toast({
          title: 'Error',
          description: 'Failed to update title. Please try again.',
          variant: 'destructive',
        })
      },
      onSettled: () => {
        saving.current = false
      },
    })
  }

  return (
    <form method="dialog" onSubmit={submit} className="grid gap-5">
      <div className="grid gap-2">
        <Label htmlFor="title">Homepage Title</Label>
        <Input
          id="title"
          name="title"
          placeholder="Enter homepage title"
          defaultValue={storedTitle}
          disabled={update.isPending}
          required
        />
      </div>
      <Button type="submit" disabled={update.isPending}>
        {update.isPending ? (
          <>
            <Spinner /> Updating...
          </>
        ) : (
          'Update Title'
        )}
      </Button>
    </form>
  )
}
