import type { FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { Spinner } from '@/components/ui/spinner'
import { useSignIn } from '@/data/admin-queries'
import { formText } from '@/lib/form-text'
import { useKeptFocus } from '@/lib/use-kept-focus'

const messages = {
  credentials: 'The email or the password is wrong.',
  unconfirmed: 'This email is not confirmed yet. Open the link in the message that was sent to it.',
  limited: 'Too many attempts. Wait a few minutes, then try again.',
  failed: 'Signing in did not work. Check your connection and try again.',
}

type SignInDialogProps = {
  /** Whom the server refused although signed in, if anyone was. */
  refused: string | null
  /** Whether what the person signed in for is being done. */
  busy: boolean
  /** Called once the person has signed in, with the address. */
  onSignedIn: (email: string) => void
  /** Called when the person gives up. */
  onCancel: () => void
}

/** Asks who is saving, when the server does not let just anybody. */
export default function SignInDialog({ refused, busy, onSignedIn, onCancel }: SignInDialogProps) {
  const signIn = useSignIn()
  const working = signIn.isPending || busy
  useKeptFocus(working)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (working) return
    const credentials = {
      email: formText(event.currentTarget, 'email').trim(),
      password: formText(event.currentTarget, 'password'),
    }
    signIn.mutate(credentials, { onSuccess: () => onSignedIn(credentials.email) })
  }

  const message = signIn.error
    ? messages[signIn.error.reason]
    : refused && `${refused} is not an administrator. Sign in with an account that is.`

  return (
    <Dialog aria-labelledby="sign-in-title" onCancel={onCancel}>
      <form method="dialog" onSubmit={submit} className="grid gap-5">
        <div className="grid gap-2">
          <h2 id="sign-in-title" className="font-bold text-2xl tracking-tight">
            Sign in to save
          </h2>
          <p className="text-ink-soft">Only an administrator can change the homepage.</p>
        </div>
        <p role="alert" className="font-bold text-danger empty:hidden">
          {!working && message}
        </p>
        <div className="grid gap-2">
          <Label htmlFor="sign-in-email">Email</Label>
          <Input id="sign-in-email" name="email" type="email" autoComplete="username" required />
        </div>
        <div className="grid gap-2">
          <Label htmlFor="sign-in-password">Password</Label>
          <Input
            id="sign-in-password"
            name="password"
            type="password"
            autoComplete="current-password"
            required
          />
        </div>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" disabled={working}>
            {working && <Spinner />}
            {working ? 'Signing in...' : 'Sign in and save'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
