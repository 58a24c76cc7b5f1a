import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { useFormSubmission } from '@/components/use-form-submission'
import { useSignIn } from '@/data/admin/session'
import type { SupabaseError } from '@/data/supabase-error'
import { SubmitButton } from './submit-button'

type SignInDialogProps = {
  title: string
  signInLabel: string
  /** The email of the signed-in account, which is not allowed to save. */
  refusedEmail?: string | undefined
  onSignedIn: () => void
  onCancel: () => void
}

export function SignInDialog(props: SignInDialogProps) {
  const { title, signInLabel, refusedEmail, onSignedIn, onCancel } = props
  const { mutate: signIn, isPending, error } = useSignIn()

  const { formProps } = useFormSubmission({
    isPending,
    submit: (getValue) => {
      const credentials = { email: getValue('email'), password: getValue('password') }
      // React Query does not call `onSuccess` once the dialog has been cancelled.
      signIn(credentials, { onSuccess: onSignedIn })
    },
  })

  const message = error
    ? signInMessage(error)
    : refusedEmail && `${refusedEmail} is not an administrator. Sign in with an account that is.`

  return (
    <Dialog aria-labelledby="sign-in-title" onCancel={onCancel}>
      <form {...formProps} className="grid gap-4">
        <div className="grid gap-2 text-balance">
          <h2 id="sign-in-title" className="text-subtitle">
            {title}
          </h2>
          <p className="text-muted-foreground">
            Only an administrator can change the homepage or see the numbers.
          </p>
        </div>
        <p role="alert" className="font-bold text-destructive">
          {!isPending && message}
        </p>
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={refusedEmail}
          required
        />
        <Field
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
        <div className="grid gap-2 sm:flex sm:flex-row-reverse">
          <SubmitButton isPending={isPending} label={signInLabel} pendingLabel="Signing in..." />
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function signInMessage({ code, status }: SupabaseError) {
  if (code === 'invalid_credentials') return 'Wrong email or password.'
  if (status === 429) return 'Too many attempts. Wait a few minutes, then try again.'
  // An account added without "Auto Confirm User" gets the code `email_not_confirmed`.
  if (status < 500 && code) return `Supabase refused this sign-in: ${code}`
  return 'Could not sign in. Check your connection, and that the Supabase project is not paused.'
}
