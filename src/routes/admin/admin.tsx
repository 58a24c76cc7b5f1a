import { useQuery } from '@tanstack/react-query'
import { cx } from 'class-variance-authority'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Brand } from '@/components/brand'
import { Button } from '@/components/ui/button'
import * as content from '@/content'
import { useSession, useSignOut } from '@/data/admin/session'
import { titleOptions } from '@/data/queries'
import { tabTitle, titles } from '@/titles'
import { AdminCard } from './admin-card'
import { LinkMaker } from './link-maker'
import { PageChecklist } from './page-checklist'
import { SignInDialog } from './sign-in-dialog'
import { TitleForm } from './title-form'
import { toastError } from './toast-error'
import { WaitlistFigures } from './waitlist-figures'

export default function Admin() {
  const { data: title, isPending, isError } = useQuery(titleOptions())
  const session = useSession()
  const { mutate: signOut } = useSignOut()
  const [isSignInOpen, setIsSignInOpen] = useState(false)
  const titleFieldRef = useRef<HTMLInputElement>(null)
  const figuresRef = useRef<HTMLElement>(null)

  useEffect(() => {
    if (isError) toastError('Failed to fetch current title.')
  }, [isError])

  if (isPending || session === undefined) {
    return (
      // Without this key, React would reuse this element for the next one, which would shift the layout.
      <main key="loading" className="grid min-h-dvh place-items-center">
        <div role="status">
          <LoaderCircle aria-hidden="true" className="size-12 motion-safe:animate-spin" />
          <span className="sr-only">Loading</span>
        </div>
      </main>
    )
  }
  return (
    // For a signed-in user, the page starts at the top, so that the waitlist's counts cause no layout shift.
    <main
      className={cx(
        'grid min-h-dvh grid-cols-1 content-start items-start justify-items-center gap-6 px-gutter py-4',
        session ? 'lg:grid-cols-[7fr_5fr]' : 'grid-rows-[1fr_auto_1fr]',
      )}
    >
      <title>{tabTitle(titles.admin)}</title>
      <a href="/" className="justify-self-start lg:col-span-full">
        <Brand />
      </a>
      {session && (
        <div className="grid w-full gap-6">
          <WaitlistFigures ref={figuresRef} userId={session.user.id}>
            <PageChecklist />
          </WaitlistFigures>
        </div>
      )}
      <div className="grid w-full gap-6">
        {session && <LinkMaker />}
        <AdminCard className={cx(!session && 'mx-auto w-full max-w-md')}>
          <h1 className="text-subtitle">Admin Panel</h1>
          <p className="text-muted-foreground">Manage your homepage settings</p>
          <TitleForm
            fieldRef={titleFieldRef}
            initialTitle={isError ? '' : (title ?? content.hero.title)}
            signedInEmail={session?.user.email}
          />
          {session && (
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-t pt-4 text-sm">
              <span>{`Signed in as ${session.user.email}`}</span>
              <button
                type="button"
                className="cursor-pointer py-1 font-bold underline"
                onClick={() =>
                  signOut(undefined, {
                    onSuccess: () => titleFieldRef.current?.focus(),
                    onError: () => toastError('Could not sign out. Please try again.'),
                  })
                }
              >
                Sign out
              </button>
            </p>
          )}
        </AdminCard>
      </div>
      {!session && (
        <div className="grid justify-items-center gap-2">
          <p className="text-muted-foreground">You are not signed in.</p>
          <Button variant="outline" onClick={() => setIsSignInOpen(true)}>
            Sign in to see the numbers
          </Button>
        </div>
      )}
      {isSignInOpen && (
        <SignInDialog
          title="Sign in to see the numbers"
          signInLabel="Sign in"
          onSignedIn={() => {
            flushSync(() => setIsSignInOpen(false))
            // The waitlist card has replaced the button that opened the dialog, so the card takes the focus.
            figuresRef.current?.focus()
          }}
          onCancel={() => setIsSignInOpen(false)}
        />
      )}
    </main>
  )
}
