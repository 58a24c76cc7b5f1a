import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { toast, toastError } from '@/components/ui/toast-store'
import { useFormSubmission } from '@/components/use-form-submission'
import * as content from '@/content'
import { useJoinWaitlist } from '@/data/queries'
import { SupabaseError } from '@/data/supabase-error'

const messages = {
  name: { title: 'Name required', description: 'Please enter your name.' },
  email: { title: 'Invalid email', description: 'Please enter a valid email address.' },
}

type WaitlistFormProps = { joined: boolean; onJoined: (email: string) => void }

/** Adds a visitor to the waitlist. The fields keep what was typed until it is saved. */
export function WaitlistForm({ joined, onJoined }: WaitlistFormProps) {
  const { privacy, contact } = content.waitlist
  const { VITE_PRIVACY_URL: privacyUrl, VITE_CONTACT_EMAIL: contactEmail } = import.meta.env
  const { mutateAsync: join } = useJoinWaitlist()
  const { formProps, busy, errorOf } = useFormSubmission({
    messages,
    submit: async (fieldValue, form) => {
      const email = fieldValue('email').trim()
      try {
        await join({ name: fieldValue('name').trim(), email })
        form.reset()
        onJoined(email)
        toast({
          title: 'Welcome to the waitlist!',
          description: "We'll notify you when we launch.",
        })
      } catch (error) {
        const duplicate = error instanceof SupabaseError && error.reason === 'duplicate'
        // Also where the answer to the same person's entry was lost.
        if (duplicate) onJoined(email)
        toastError(
          duplicate
            ? 'This email is already on the waitlist.'
            : 'Something went wrong. Please try again.',
        )
      }
    },
  })

  return (
    <div className="grid w-full max-w-md gap-4 md:justify-self-end">
      <form {...formProps} className="grid gap-5">
        <Field
          label="Name"
          name="name"
          autoComplete="name"
          disabled={busy}
          maxLength={200}
          pattern=".*\S.*"
          error={errorOf('name')}
          required
        />
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          disabled={busy}
          maxLength={254}
          pattern="[^@\s]+@[^@\s]+"
          error={errorOf('email')}
          required
        />
        <Button type="submit" variant={joined ? 'outline' : 'hero'} size="lg" disabled={busy}>
          {busy ? 'Joining...' : 'Join Waitlist'}
        </Button>
      </form>
      <div className="grid justify-items-start gap-2 text-ink-soft text-sm">
        <p>{privacy}</p>
        {contactEmail && (
          <p>
            {contact} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          </p>
        )}
        {privacyUrl && <a href={privacyUrl}>Privacy notice</a>}
      </div>
    </div>
  )
}
