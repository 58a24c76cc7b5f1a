import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { logError } from './log-error'

// By default, React Query updates `isPending` in a timer, and a second press of a button can come before it.
notifyManager.setScheduler(queueMicrotask)

/** Logs each failed call once, after its retries. The error names the call and its status. */
const logFailedCall = (error: Error) => logError('A call to Supabase failed', error)

export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: logFailedCall }),
    mutationCache: new MutationCache({ onError: logFailedCall }),
    defaultOptions: {
      queries: {
        // By default, React Query pauses requests while offline; these fail at once instead.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        retry: 1,
        retryDelay: 1000,
      },
      mutations: { networkMode: 'always' },
    },
  })
}
