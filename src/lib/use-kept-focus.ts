import { useLayoutEffect, useRef } from 'react'

/**
 * Gives the focus back to the field or button that lost it by being disabled while a form was busy:
 * who works by keyboard goes on where they were.
 *
 * @param busy whether the form is disabled now.
 */
export function useKeptFocus(busy: boolean): void {
  const focused = useRef<Element | null>(null)

  useLayoutEffect(() => {
    // The browser takes the focus away only when it next renders.
    if (busy) focused.current = document.activeElement
    else if (document.activeElement === document.body && focused.current instanceof HTMLElement) {
      focused.current.focus()
    }
  }, [busy])
}
