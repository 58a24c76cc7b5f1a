import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { StrictMode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { App } from '@/app/app'
import { createQueryClient } from '@/app/query-client'

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
      <MemoryRouter initialEntries={[path]}>
        <App queryClient={queryClient} />
      </MemoryRouter>
    </StrictMode>,
  )
  return userEvent.setup()
}
