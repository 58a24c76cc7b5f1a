import { Button } from './button'
import { dismissToast, useToasts } from './toast-store'

/** Shows the toasts without animation, timer or swipe, as long as the code for that is not loaded. */
export function PlainToaster() {
  const toasts = useToasts()
  return (
    <div role="status" className="toast-viewport">
      {toasts
        .filter(({ open }) => open)
        .map(({ id, title, description, variant }) => (
          <div
            key={id}
            className="flex justify-between gap-3 rounded border border-ink bg-ink p-4 text-paper"
          >
            <p>
              {variant === 'destructive' && (
                <b role="img" aria-label="Warning" className="mr-2 rounded border px-2 py-0.5">
                  !
                </b>
              )}
              <b>{title}</b> {description}
            </p>
            <Button variant="link" size="sm" onClick={() => dismissToast(id)}>
              Dismiss
            </Button>
          </div>
        ))}
    </div>
  )
}
