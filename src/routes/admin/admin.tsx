import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Card, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import { Spinner } from '@/components/ui/spinner'
import { toast } from '@/components/ui/toast-store'
import { homepageTitleOptions } from '@/data/queries'
import { useSession } from '@/data/session'
import { reportError } from '@/lib/report-error'
import { SessionLine } from './session-line'
import { TitleForm } from './title-form'
import { WaitlistFigures } from './waitlist-figures'

/** Where the owner edits the homepage's headline. */
export default function Admin() {
  const { data, error, isFetchedAfterMount } = useQuery(homepageTitleOptions())
  const session = useSession()
  // The form must begin with the title that is stored now, not with what another page has cached.
  const failure = isFetchedAfterMount ? error : null

  useEffect(() => {
    if (!failure) return
    reportError('Failed to fetch the homepage title', failure)
    toast('Error', 'Failed to fetch current title.', 'destructive')
  }, [failure])

  return (
    <main className="grid min-h-dvh place-items-center p-4">
      {isFetchedAfterMount ? (
        <div className="relative w-full max-w-md">
          <Card>
            <CardHeader>
              <CardTitle level="h1">Admin Panel</CardTitle>
              <CardDescription>Manage your homepage settings</CardDescription>
            </CardHeader>
            <TitleForm storedTitle={data ?? ''} />
            {session && <SessionLine email={session.user.email ?? ''} />}
          </Card>
          {session && <WaitlistFigures userId={session.user.id} />}
        </div>
      ) : (
        <div role="status">
          <Spinner className="size-12" />
          <span className="sr-only">Loading</span>
        </div>
      )}
    </main>
  )
}
