import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Card, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import { Spinner } from '@/components/ui/spinner'
import { toast } from '@/components/ui/toast-store'
import { homepageTitleOptions } from '@/data/queries'
import { storedAccount } from '@/data/session'
import { reportError } from '@/lib/report-error'
import { AccountLine } from './account-line'
import { TitleForm } from './title-form'

/** Where the owner edits the homepage's headline. */
export default function Admin() {
  const { data, error, isFetchedAfterMount } = useQuery({
    ...homepageTitleOptions(),
    // The page is for changing what is stored, so it begins with what is stored now.
    refetchOnMount: 'always',
  })
  const [account, setAccount] = useState(storedAccount)
  const failure = isFetchedAfterMount ? error : null

  useEffect(() => {
    if (!failure) return
    reportError('Failed to fetch the homepage title', failure)
    toast({ title: 'Error', description: 'Failed to fetch current title.', variant: 'destructive' })
  }, [failure])

  return (
    <main className="grid min-h-dvh place-items-center p-4">
      {isFetchedAfterMount ? (
        <Card className="w-full max-w-md">
          <CardHeader>
            <CardTitle level="h1">Admin Panel</CardTitle>
            <CardDescription>Manage your homepage settings</CardDescription>
          </CardHeader>
          <TitleForm storedTitle={data ?? ''} account={account} onSignedIn={setAccount} />
          {account !== null && (
            <AccountLine account={account} onSignedOut={() => setAccount(null)} />
          )}
        </Card>
      ) : (
        <div role="status">
          <Spinner className="size-12" />
          <span className="sr-only">Loading</span>
        </div>
      )}
    </main>
  )
}
