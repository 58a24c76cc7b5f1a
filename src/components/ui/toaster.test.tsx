import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { findToast } from '@/test/find-toast'
import { renderApp } from '@/test/render-app'
import { toast } from './toast-store'

function show(...titles: string[]) {
  act(() => {
    for (const title of titles) toast(title, `The text of ${title}`)
  })
}

function shown() {
  return screen
    .queryAllByRole('button', { name: 'Dismiss' })
    .map((button) => button.closest('li')?.querySelector('div')?.textContent)
}

test('dismisses one toast and leaves the others', async () => {
  renderApp('/my-store')
  show('One', 'Two')
  const { dismiss } = await findToast('One')
  fireEvent.click(dismiss)
  expect(shown()).toEqual(['Two'])
})

test('shows the three newest toasts, not counting dismissed ones', async () => {
  renderApp('/my-store')
  show('One', 'Two', 'Three')
  expect((await findToast('One')).description).toBe('The text of One')
  expect(shown()).toEqual(['One', 'Two', 'Three'])
  fireEvent.click((await findToast('Three')).dismiss)
  show('Four')
  expect(shown()).toEqual(['One', 'Two', 'Four'])
  show('Five')
  expect(shown()).toEqual(['Two', 'Four', 'Five'])
})

test('a toast goes after 8 seconds', async () => {
  renderApp('/my-store')
  show('First')
  await findToast('First')
  vi.useFakeTimers()
  show('Second')
  act(() => vi.advanceTimersByTime(7900))
  expect(shown()).toContain('Second')
  act(() => vi.advanceTimersByTime(200))
  expect(shown()).not.toContain('Second')
  vi.useRealTimers()
})

test('a toast is announced at once', async () => {
  renderApp('/my-store')
  show('One')
  await waitFor(() =>
    expect(document.querySelector('[role=status][aria-live=assertive]')?.textContent).toContain(
      'The text of One',
    ),
  )
})
