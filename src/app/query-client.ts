import { QueryClient } from '@tanstack/react-query'
import { shouldRetry } from '@/data/queries'

/** A query cache with the rules of this site. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Offline is a failure to report, not a reason to wait for the network in silence.
        networkMode: 'always',
        refetchOnReconnect: false,
        refetchOnWindowFocus: false,
        retry: shouldRetry,
        retryDelay: 1000,
      },
      mutations: { networkMode: 'always' },
    },
  })
}
