import '@testing-library/jest-dom/vitest'
import { act, cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { dismissToast } from '@/components/ui/toast-store'
import { server } from './server'

// Enough for a busy machine; a passing test does not wait for it.
configure({ asyncUtilTimeout: 15_000 })

// This must run before any client is created, because MSW loses the headers of older clients.
server.listen({ onUnhandledRequest: 'error' })

beforeEach(() => {
  // These are not in `afterEach`, because `renderApp` waits for unfinished reads after that.
  server.resetHandlers()
  server.events.removeAllListeners()
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  act(dismissToast)
  cleanup()
  localStorage.clear()
  // A test that expects messages mocks the spy, reads its calls and clears them.
  expect(vi.mocked(console.error).mock.calls, 'unexpected console.error').toEqual([])
  expect(vi.mocked(console.warn).mock.calls, 'unexpected console.warn').toEqual([])
})

afterAll(() => server.close())
