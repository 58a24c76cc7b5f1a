import { cx } from 'class-variance-authority'
import { type ComponentProps, useEffect, useRef } from 'react'

type DialogProps = Omit<ComponentProps<'dialog'>, 'open' | 'onCancel' | 'onClick'> & {
  /** Called when the person leaves without an answer, with Escape. */
  onCancel: () => void
}

/**
 * A window over the page, open as long as it is rendered. The browser's own dialog keeps the focus
 * inside and gives it back.
 */
export function Dialog({ onCancel, className, ...props }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      data-slot="dialog"
      onCancel={(event) => {
        event.preventDefault()
        onCancel()
      }}
      className={cx(
        'dialog m-auto w-[min(28rem,100%-2rem)] max-w-none rounded border border-line bg-paper p-6 text-ink sm:p-8',
        className,
      )}
      {...props}
    />
  )
}
