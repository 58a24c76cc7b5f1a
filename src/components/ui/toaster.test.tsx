import { act, fireEvent, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { findToast, shownToasts } from '@/test/find-toast'
import { renderApp } from '@/test/render-app'
import { toast } from './toast-store'

function show(...titles: string[]) {
  act(() => {
    for (const title of titles) toast(title, `The text of ${title}`)
  })
}

test('dismisses one toast and leaves the others', async () => {
  renderApp('/my-store')
  show('One', 'Two')
  const { dismiss } = await findToast('One')
  fireEvent.click(dismiss)
  expect(shownToasts()).toEqual(['Two'])
})

test('shows the three newest toasts, not counting dismissed ones', async () => {
  renderApp('/my-store')
  show('One', 'Two', 'Three')
  expect((await findToast('One')).description).toBe('The text of One')
  expect(shownToasts()).toEqual(['One', 'Two', 'Three'])
  fireEvent.click((await findToast('Three')).dismiss)
  show('Four')
  expect(shownToasts()).toEqual(['One', 'Two', 'Four'])
  show('Five')
  expect(shownToasts()).toEqual(['Two', 'Four', 'Five'])
})

test('a toast goes after 8 seconds', async () => {
  renderApp('/my-store')
  show('First')
  await findToast('First')
  vi.useFakeTimers()
  show('Second')
  act(() => vi.advanceTimersByTime(7900))
  expect(shownToasts()).toContain('Second')
  act(() => vi.advanceTimersByTime(200))
  expect(shownToasts()).not.toContain('Second')
  vi.useRealTimers()
})

test('a toast is announced at once', async () => {
  renderApp('/my-store')
  show('One')
  await waitFor(() =>
    expect(document.querySelector('[role=status][aria-live=assertive]')?.textContent).toContain(
      'One The text of One',
    ),
  )
})
