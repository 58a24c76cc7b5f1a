import { useRef, useState } from 'react'
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
  const [dialog, setDialog] = useState<{ refusedEmail: string | null } | null>(null)
  /** Who has just signed in to save. */
  const signedInEmail = useRef<string | null>(null)

  function fail() {
    setDialog(null)
    toast('Error', 'Failed to update title. Please try again.', 'destructive')
  }

  const { formProps, busy, invalidField } = useForm({
    read: (field) => field('title').trim(),
    check: (title) =>
      title === ''
        ? { field: 'title', title: 'Title required', description: 'Please enter a title.' }
        : undefined,
    submit: async (title) => {
      const email = signedInEmail.current
      signedInEmail.current = null
      try {
        await updateTitle(title)
        toast('Success!', 'Homepage title updated successfully.')
      } catch (error) {
        const reason = failureReason(error)
        // A session that was obtained just now and is not valid cannot be mended by signing in.
        const signInHelps = reason === 'unauthenticated' && email === null
        if (reason === 'refused' || signInHelps) setDialog({ refusedEmail: email })
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
          pattern="\s*.{0,300}\s*"
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
      {dialog && (
        <SignInDialog
          refusedEmail={dialog.refusedEmail}
          onSignedIn={(email) => {
            setDialog(null)
            signedInEmail.current = email
            formProps.ref.current?.requestSubmit()
          }}
          onCancel={fail}
        />
      )}
    </>
  )
}
