import { type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react'

type DialogProps = Omit<ComponentProps<'dialog'>, 'open' | 'className' | 'onCancel'> & {
  /** Called on Escape. The dialog must then no longer be rendered. */
  onCancel: () => void
}

/** A modal dialog, open as long as it is rendered. */
export function Dialog(props: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  // Not in a layout effect: there the form restores its focus, to which closing returns.
  useEffect(() => dialog.current?.showModal(), [])

  // Closing returns the focus, for which the dialog must still be in the document.
  useLayoutEffect(() => {
    const element = dialog.current
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      className="m-auto w-md rounded border border-line bg-raised text-balance p-6 sm:p-8"
      {...props}
    />
  )
}
