import { type FormEvent, lazy, Suspense, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { Spinner } from '@/components/ui/spinner'
import { toast } from '@/components/ui/toast-store'
import { useUpdateHomepageTitle } from '@/data/admin-queries'
import { failureReason } from '@/data/table-error'
import { formText } from '@/lib/form-text'
import { useKeptFocus } from '@/lib/use-kept-focus'

const loadSignInDialog = () => import('./sign-in-dialog')
const SignInDialog = lazy(loadSignInDialog)

type TitleFormProps = {
  /** The headline that is stored now. */
  storedTitle: string
  /** Whoever is signed in. */
  account: string | null
  /** Called when someone signed in to save. */
  onSignedIn: (email: string) => void
}

/** The form that saves the headline. Its field keeps what was typed, saved or not. */
export function TitleForm({ storedTitle, account, onSignedIn }: TitleFormProps) {
  const update = useUpdateHomepageTitle()
  const [invalid, setInvalid] = useState(false)
  useKeptFocus(update.isPending)
  // React Query announces its state after the event: a second submit within the same one would
  // still see an idle form.
  const saving = useRef(false)
  /** The title that the server refused to save for this person, while the dialog asks who it is. */
  const [refusedTitle, setRefusedTitle] = useState<string | null>(null)

  function fail() {
    setRefusedTitle(null)
    toast({
      title: 'Error',
      description: 'Failed to update title. Please try again.',
      variant: 'destructive',
    })
  }

  function save(title: string) {
    saving.current = true
    update.mutate(title, {
      onSuccess: () => {
        setRefusedTitle(null)
        toast({ title: 'Success!', description: 'Homepage title updated successfully.' })
      },
      onError: (error) => {
        if (failureReason(error) !== 'refused') fail()
        // The dialog is shown once its code is here, or not at all.
        else loadSignInDialog().then(() => setRefusedTitle(title), fail)
      },
      onSettled: () => {
        saving.current = false
      },
    })
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (saving.current) return
    const title = formText(event.currentTarget, 'title').trim()
    setInvalid(title === '')
    if (title === '') {
      event.currentTarget.querySelector('input')?.focus()
      toast({
        title: 'Title required',
        description: 'Please enter a title.',
        variant: 'destructive',
      })
      return
    }
    save(title)
  }

  return (
    <>
      <form method="dialog" onSubmit={submit} className="grid gap-5">
        <div className="grid gap-2">
          <Label htmlFor="title">Homepage Title</Label>
          <Input
            id="title"
            name="title"
            placeholder="Enter homepage title"
            defaultValue={storedTitle}
            disabled={update.isPending}
            pattern=".{1,300}"
            title="At most 300 characters"
            aria-invalid={invalid}
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
      {refusedTitle !== null && (
        <Suspense fallback={null}>
          <SignInDialog
            refused={account}
            busy={update.isPending}
            onSignedIn={(email) => {
              onSignedIn(email)
              save(refusedTitle)
            }}
            onCancel={fail}
          />
        </Suspense>
      )}
    </>
  )
}
