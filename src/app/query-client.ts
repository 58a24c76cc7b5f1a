import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { reportError } from './report-error'

/** Reports each failed call once, after its retries. The error names the call and its status. */
const reportCall = (error: Error) => reportError('A call to Supabase failed', error)

export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: reportCall }),
    mutationCache: new MutationCache({ onError: reportCall }),
    defaultOptions: {
      queries: {
        // By default React Query pauses requests while offline; these fail at once instead.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        retry: 1,
        retryDelay: 1000,
      },
      mutations: { networkMode: 'always' },
    },
  })
}
