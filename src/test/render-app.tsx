import { render, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { StrictMode } from 'react'
import { expect, onTestFinished } from 'vitest'
import { App } from '@/app/app'
import { createQueryClient } from '@/app/query-client'
import Router from '@/app/router'
import { Landing } from '@/routes/landing/landing'

/**
 * Opens the app at a path, with its own cache and no wait between retries.
 *
 * @returns the user who clicks and types.
 */
export function renderApp(path: string) {
  const queryClient = createQueryClient()
  const { queries, ...rest } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ ...rest, queries: { ...queries, retryDelay: 0 } })
  history.replaceState(null, '', path)
  render(
    <StrictMode>
      <App queryClient={queryClient}>{path === '/' ? <Landing /> : <Router />}</App>
    </StrictMode>,
  )
  // The app loads the toaster after the first render, and would show it when the window is already gone.
  onTestFinished(() => import('@/components/ui/toaster').then(() => {}))
  // The next test would count a read that is still in progress.
  onTestFinished(() => waitFor(() => expect(queryClient.isFetching()).toBe(0)))
  return userEvent.setup()
}
