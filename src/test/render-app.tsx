import { render, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { StrictMode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, onTestFinished } from 'vitest'
import { App } from '@/app/app'
import { createQueryClient } from '@/app/query-client'
import { SiteRoutes } from '@/app/site-routes'

/**
 * Opens the app at a path, as `main.tsx` does, with a cache of its own, which
 * does not wait before it tries again.
 *
 * @returns a person to click and type.
 */
export function renderApp(path: string) {
  const queryClient = createQueryClient()
  const { queries } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } })
  render(
    <StrictMode>
      <App queryClient={queryClient}>
        <MemoryRouter initialEntries={[path]}>
          <SiteRoutes />
        </MemoryRouter>
      </App>
    </StrictMode>,
  )
  // A read still under way would be counted by the next test.
  onTestFinished(() => waitFor(() => expect(queryClient.isFetching()).toBe(0)))
  return userEvent.setup()
}
