import { act, fireEvent } from '@testing-library/react'

/** Submits a form twice before React renders again, as two quick presses can. */
export function submitTwice(form: HTMLFormElement) {
  act(() => {
    fireEvent.submit(form)
    fireEvent.submit(form)
  })
}
