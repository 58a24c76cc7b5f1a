import { type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react'

type DialogProps = Omit<ComponentProps<'dialog'>, 'open' | 'className' | 'onCancel'> & {
  /** Called on Escape. The caller must then stop rendering the dialog. */
  onCancel: () => void
}

/** A modal dialog, open while it is rendered. */
export function Dialog(props: DialogProps) {
  const dialogRef = useRef<HTMLDialogElement>(null)

  // Opens in an effect, so that useFormSubmission restores the focus first, and closing then returns the focus there.
  useEffect(() => dialogRef.current?.showModal(), [])

  // Closing returns the focus only while the dialog is still in the document.
  useLayoutEffect(() => {
    const element = dialogRef.current
    return () => element?.close()
  }, [])

  return <dialog ref={dialogRef} className="card m-auto w-md p-card" {...props} />
}
