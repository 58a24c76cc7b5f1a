import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Spinner } from '@/components/ui/spinner'
import { toast } from '@/components/ui/toast-store'
import { useForm } from '@/components/use-form'
import { useUpdateHomepageTitle } from '@/data/queries'
import { failureReason } from '@/data/table-error'
import { SignInDialog } from './sign-in-dialog'

/** Saves the headline. Asks to sign in when the database refuses, then saves again. */
export function TitleForm({ storedTitle }: { storedTitle: string }) {
  const { mutateAsync: updateTitle } = useUpdateHomepageTitle()
  const [signInOpen, setSignInOpen] = useState(false)
  /** Who signed in for the save that is under way or was refused. */
  const [signedInEmail, setSignedInEmail] = useState<string | null>(null)

  function fail() {
    setSignInOpen(false)
    setSignedInEmail(null)
    toast('Error', 'Failed to update title. Please try again.', 'destructive')
  }

  const { formProps, busy, invalidField } = useForm({
    read: (field) => field('title').trim(),
    check: (title) =>
      title === ''
        ? { field: 'title', title: 'Title required', description: 'Please enter a title.' }
        : undefined,
    submit: async (title) => {
      try {
        await updateTitle(title)
        setSignedInEmail(null)
        toast('Success!', 'Homepage title updated successfully.')
      } catch (error) {
        if (failureReason(error) === 'refused') setSignInOpen(true)
        else fail()
      }
    },
  })

  return (
    <>
      <form {...formProps} className="grid gap-5">
        <Field
          label="Homepage Title"
          name="title"
          placeholder="Enter homepage title"
          defaultValue={storedTitle}
          disabled={busy}
          pattern=".{1,300}"
          title="At most 300 characters"
          aria-invalid={invalidField === 'title'}
          required
        />
        <Button type="submit" disabled={busy}>
          {busy ? (
            <>
              <Spinner /> Updating...
            </>
          ) : (
            'Update Title'
          )}
        </Button>
      </form>
      {signInOpen && (
        <SignInDialog
          refusedEmail={signedInEmail}
          onSignedIn={(email) => {
            setSignInOpen(false)
            setSignedInEmail(email)
            formProps.ref.current?.requestSubmit()
          }}
          onCancel={fail}
        />
      )}
    </>
  )
}
