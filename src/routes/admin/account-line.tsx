import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast-store'
import { useSignOut } from '@/data/admin-queries'

/** Says who is signed in, and lets them sign out. */
export function AccountLine({
  account,
  onSignedOut,
}: {
  account: string
  onSignedOut: () => void
}) {
  const signOut = useSignOut()

  function leave() {
    signOut.mutate(undefined, {
      onSuccess: onSignedOut,
      onError: () => {
        toast({
          title: 'Error',
          description: 'Failed to sign out. Please try again.',
          variant: 'destructive',
        })
      },
    })
  }

  return (
    <p className="mt-5 flex flex-wrap items-center justify-between gap-x-4 text-ink-soft text-sm">
      <span className="min-w-0">Signed in as {account}</span>
      <Button variant="link" size="sm" disabled={signOut.isPending} onClick={leave}>
        Sign out
      </Button>
    </p>
  )
}
