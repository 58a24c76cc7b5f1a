import { type RefObject, useState } from 'react'
import { Field } from '@/components/ui/field'
import { toast } from '@/components/ui/toast-store'
import { useFormSubmission } from '@/components/use-form-submission'
import { useSaveTitle } from '@/data/admin/queries'
import { SupabaseError } from '@/data/supabase-error'
import { SignInDialog } from './sign-in-dialog'
import { SubmitButton } from './submit-button'
import { toastError } from './toast-error'

const titleRequired = { title: 'Title required', description: 'Please enter a title.' }

// A `maxLength` would cut off the end of a pasted title.
const titleTooLong = {
  title: 'Title too long',
  description: 'Please enter at most 120 characters.',
}

const saveError = 'Failed to update title. Please try again.'

/** Whether the user must sign in to save, or sign in as someone else. */
function isRefusal(error: Error | null): error is SupabaseError {
  return error instanceof SupabaseError && error.reason === 'refused'
}

type TitleFormProps = {
  fieldRef: RefObject<HTMLInputElement | null>
  initialTitle: string
  signedInEmail: string | undefined
}

/** Saves the title. If the database refuses, asks the user to sign in, then saves again. */
export function TitleForm({ fieldRef, initialTitle, signedInEmail }: TitleFormProps) {
  const { mutate: saveTitle, isPending, error, reset } = useSaveTitle()
  const [typedTitle, setTypedTitle] = useState(initialTitle)
  const { formProps, errorOf } = useFormSubmission({
    isPending,
    invalidMessages: { title: typedTitle.trim() ? titleTooLong : titleRequired },
    submit: (getValue) => {
      const title = getValue('title').trim()
      saveTitle(title, {
        onSuccess: () => {
          setTypedTitle(title)
          toast({ title: 'Success!', description: 'Homepage title updated successfully.' })
        },
        onError: (error) => {
          if (!isRefusal(error)) toastError(saveError)
        },
      })
    },
  })

  return (
    <>
      <form {...formProps} className="grid gap-4">
        <Field
          ref={fieldRef}
          label="Homepage Title"
          name="title"
          placeholder="Enter homepage title"
          value={typedTitle}
          onChange={({ currentTarget }) => setTypedTitle(currentTarget.value)}
          disabled={isPending}
          pattern="\s*\S(.{0,118}\S)?\s*"
          error={errorOf('title')}
          describedBy="title-length"
          required
        />
        <p className="with-links flex flex-wrap items-baseline justify-between gap-x-4 text-muted-foreground text-sm">
          <span id="title-length">Up to 120 characters; up to 60 look best.</span>
          <a href="/">See the homepage</a>
        </p>
        <p aria-hidden="true" className="border-s-4 ps-4 text-subtitle">
          {typedTitle}
        </p>
        <SubmitButton isPending={isPending} label="Update Title" pendingLabel="Updating..." />
      </form>
      {/* After signing in, the title is submitted again. The new attempt clears `error`, which closes the dialog;
          when it ends, useFormSubmission returns the focus to the form. */}
      {isRefusal(error) && (
        <SignInDialog
          title="Sign in to save"
          signInLabel="Sign in and save"
          // Status 401 means that the session has ended, so the request was made as a visitor.
          refusedEmail={error.status === 401 ? undefined : signedInEmail}
          onSignedIn={() => formProps.ref.current?.requestSubmit()}
          onCancel={() => {
            reset()
            toastError(saveError)
          }}
        />
      )}
    </>
  )
}
