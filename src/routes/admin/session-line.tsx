import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast-store'
import { useSignOut } from '@/data/admin/session'

type SessionLineProps = { email: string; onSignedOut: () => void }

/** Says who is signed in, and signs them out. */
export function SessionLine({ email, onSignedOut }: SessionLineProps) {
  const { mutateAsync: signOut, isPending } = useSignOut()

  async function leave() {
    try {
      await signOut()
      onSignedOut()
    } catch {
      toast('Error', 'Failed to sign out. Please try again.', 'destructive')
    }
  }

  return (
    <p className="mt-5 flex flex-wrap items-center justify-between gap-x-4 text-ink-soft text-sm">
      <span className="min-w-0">Signed in as {email}</span>
      <Button variant="link" size="sm" onClick={() => !isPending && void leave()}>
        Sign out
      </Button>
    </p>
  )
}
