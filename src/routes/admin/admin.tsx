import { useQuery } from '@tanstack/react-query'
import { cx } from 'class-variance-authority'
import { useEffect, useRef } from 'react'
import { Card, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import { Spinner } from '@/components/ui/spinner'
import { toast } from '@/components/ui/toast-store'
import { useWindowFocus } from '@/data/admin/queries'
import { useSession } from '@/data/admin/session'
import { homepageTitleOptions } from '@/data/queries'
import { SessionLine } from './session-line'
import { TitleForm } from './title-form'
import { WaitlistFigures } from './waitlist-figures'

/** Where the owner edits the homepage's headline. */
export default function Admin() {
  const { data, isFetched } = useQuery({
    ...homepageTitleOptions(),
    refetchOnWindowFocus: true,
  })
  const failed = isFetched && data === undefined
  const { session, signOut } = useSession()
  const titleField = useRef<HTMLInputElement>(null)
  useWindowFocus()

  useEffect(() => {
    if (failed) toast('Error', 'Failed to fetch current title.', 'destructive')
  }, [failed])

  if (!isFetched) {
    return (
      // With a key, so that what comes in its place counts as no layout shift of it.
      <main key="loading" className="grid min-h-dvh place-items-center">
        <div role="status" className="grid justify-items-center gap-6">
          <Spinner className="size-12" />
          <span className="sr-only">Loading</span>
          <noscript>
            <p className="font-bold">This page needs JavaScript, which is switched off here.</p>
          </noscript>
        </div>
      </main>
    )
  }
  // Signed in it begins at the top, with a place for the figures, which move nothing when they come.
  return (
    <main
      className={cx(
        'admin grid min-h-dvh grid-cols-1 p-[min(1rem,4vw)]',
        session ? 'content-start sm:pt-16 lg:px-12' : 'content-center',
      )}
    >
      <div className="desk mx-auto grid w-full">
        <Card className="flex flex-col">
          <CardHeader>
            <CardTitle level="h1">Admin Panel</CardTitle>
            <CardDescription>Manage your homepage settings</CardDescription>
          </CardHeader>
          <TitleForm storedTitle={data ?? ''} fieldRef={titleField} />
          {session && <SessionLine session={session} signOut={signOut} nextFocus={titleField} />}
        </Card>
        {session && <WaitlistFigures user={session.user} />}
      </div>
    </main>
  )
}
