import { cx } from 'class-variance-authority'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { toast } from '@/components/ui/toast-store'
import { useFormSubmission } from '@/components/use-form-submission'
import { messages, waitlist } from '@/content'
import { useJoinWaitlist } from '@/data/queries'
import { sourceIn } from '@/data/source'
import { SupabaseError } from '@/data/supabase-error'
import { toEntry, waitlistFields } from '@/waitlist-fields'

export type WaitlistFormProps = {
  /** The address of a visitor who has joined, otherwise empty. */
  joinedEmail: string
  onJoined: (email: string) => void
}

/** Keeps what was typed until it is saved. */
export function WaitlistForm({ joinedEmail, onJoined }: WaitlistFormProps) {
  const { VITE_PRIVACY_URL: privacyUrl, VITE_CONTACT_EMAIL: contactEmail } = import.meta.env
  const { mutate: join, isPending } = useJoinWaitlist()
  const { formProps, errorOf } = useFormSubmission({
    isPending,
    invalidMessages: Object.fromEntries(
      waitlistFields.map(({ name, message }) => [name, message && messages[message]]),
    ),
    submit: (getValue, form) => {
      const entry = toEntry(getValue)
      const source = sourceIn(location.search)
      join(
        { ...entry, ...(source && { source }) },
        {
          onSuccess: () => {
            form.reset()
            onJoined(entry.email)
            toast(messages.welcome)
          },
          onError: (error) => {
            const duplicate = error instanceof SupabaseError && error.reason === 'duplicate'
            // The entry may be this person's own, if the answer to an earlier attempt was lost.
            if (duplicate) onJoined(entry.email)
            toast({ ...messages[duplicate ? 'duplicate' : 'failed'], variant: 'destructive' })
          },
        },
      )
    },
  })

  return (
    <div
      className={cx(
        // Without `self-start`, a form beside a longer text would move up once the visitor has joined.
        'grid max-w-lg gap-4 self-start p-card md:col-start-2 md:row-start-1',
        // Once the visitor has joined, the form has the night's colours, so that the thanks stand out.
        joinedEmail ? 'rounded border' : 'card offset-shadow-primary border-card-border',
      )}
    >
      <form {...formProps} className="grid gap-4">
        {waitlistFields.map(({ label, message, ...field }) => (
          <Field
            key={field.name}
            {...field}
            label={waitlist[label]}
            disabled={isPending}
            error={errorOf(field.name)}
            required={Boolean(message)}
          />
        ))}
        <Button
          type="submit"
          variant={joinedEmail ? 'outline' : 'hero'}
          size="lg"
          disabled={isPending}
        >
          {isPending ? waitlist.joining : waitlist.join}
        </Button>
      </form>
      <div className="with-links grid justify-items-start gap-2 text-muted-foreground text-sm">
        <p>{waitlist.promise}</p>
        <p>{waitlist.dataPromise}</p>
        {contactEmail && (
          <p>
            {waitlist.contactIntro} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          </p>
        )}
        {privacyUrl && <a href={privacyUrl}>{waitlist.privacyLink}</a>}
      </div>
    </div>
  )
}
