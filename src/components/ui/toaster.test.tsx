import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { messages } from '@/content'
import { findToast, shownToasts } from '@/test/find-toast'
import { renderApp } from '@/test/render-app'
import { toast } from './toast-store'

afterEach(() => void vi.useRealTimers())

/** Opens a page and waits for the toaster, which loads slowly on a busy machine. */
async function openPage() {
  const user = renderApp('/my-store')
  await screen.findByRole('region')
  return user
}

function show(title: string) {
  act(() => toast({ title, description: `The text of ${title}` }))
}

test('shows the newest toast, until it is dismissed', async () => {
  await openPage()
  show('One')
  await findToast('One')
  show('Two')
  expect(shownToasts()).toEqual(['Two'])
  const { description, dismiss } = await findToast('Two')
  expect(description).toBe('The text of Two')
  fireEvent.click(dismiss)
  expect(shownToasts()).toEqual([])
})

test('a toast disappears after 8 s, even if the previous one was dismissed by hand', async () => {
  const user = await openPage()
  show('One')
  await user.click((await findToast('One')).dismiss)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  show('Two')
  await findToast('Two')
  act(() => vi.advanceTimersByTime(8000))
  expect(shownToasts()).toEqual([])
})

test("a toast is announced at once, using only the owner's texts", async () => {
  await openPage()
  show('One')
  await waitFor(() =>
    expect(document.querySelector('[role=status][aria-live=assertive]')?.textContent).toBe(
      `${messages.region} One The text of One`,
    ),
  )
})
