import { act } from '@testing-library/react'

/** Sends the window what it gets when the user comes back to it from another one. */
export function focusWindow(event = 'focus') {
  act(() => {
    dispatchEvent(new Event(event))
  })
}
