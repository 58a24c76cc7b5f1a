import { type RefObject, useState } from 'react'
import { Field } from '@/components/ui/field'
import { toast } from '@/components/ui/toast-store'
import { useFormSubmission } from '@/components/use-form-submission'
import { useSaveHeadline } from '@/data/admin/queries'
import { SupabaseError } from '@/data/supabase-error'
import { SignInDialog } from './sign-in-dialog'
import { SubmitButton } from './submit-button'
import { toastError } from './toast-error'

const titleRequired = { title: 'Title required', description: 'Please enter a title.' }

const saveError = 'Failed to update title. Please try again.'

/** Whether somebody must sign in to save, or sign in as somebody else. */
function isRefusal(error: Error | null): error is SupabaseError {
  return error instanceof SupabaseError && error.reason === 'refused'
}

type HeadlineFormProps = {
  fieldRef: RefObject<HTMLInputElement | null>
  initialHeadline: string
  signedInEmail: string | undefined
}

/** Saves the headline. When the database refuses, it asks to sign in, then saves again. */
export function HeadlineForm({ fieldRef, initialHeadline, signedInEmail }: HeadlineFormProps) {
  const { mutate: saveHeadline, isPending, error, reset } = useSaveHeadline()
  const [typedHeadline, setTypedHeadline] = useState(initialHeadline)
  const { formProps, errorOf } = useFormSubmission({
    isPending,
    invalidMessages: { headline: titleRequired },
    submit: (getValue) => {
      const headline = getValue('headline').trim()
      saveHeadline(headline, {
        onSuccess: () => {
          setTypedHeadline(headline)
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
          name="headline"
          placeholder="Enter homepage title"
          value={typedHeadline}
          onChange={({ currentTarget }) => setTypedHeadline(currentTarget.value)}
          disabled={isPending}
          maxLength={300}
          pattern=".*\S.*"
          error={errorOf('headline')}
          describedBy="headline-length"
          required
        />
        <p className="with-links flex flex-wrap items-baseline justify-between gap-x-4 text-muted-foreground text-sm">
          <span id="headline-length">Up to 80 characters look best.</span>
          <a href="/">See the homepage</a>
        </p>
        <p aria-hidden="true" className="border-s-4 ps-4 text-subtitle">
          {typedHeadline}
        </p>
        <SubmitButton isPending={isPending} label="Update Title" pendingLabel="Updating..." />
      </form>
      {isRefusal(error) && (
        <SignInDialog
          title="Sign in to save"
          signInLabel="Sign in and save"
          // Status 401 means that the session has ended, so the request was a visitor's.
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
