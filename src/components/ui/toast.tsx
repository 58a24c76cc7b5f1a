import { cva } from 'class-variance-authority'
import { X } from 'lucide-react'
import { dismissToast, type Toast } from './toast-store'

/** Where toasts are, on every page. */
export const toastPlace = 'fixed right-0 bottom-0 z-50 w-full max-w-md p-4 outline-none'

export const toastVariants = cva(
  'relative grid gap-1 rounded border border-ink border-l-8 bg-ink py-4 pr-12 pl-4 text-paper data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
  {
    variants: {
      variant: { default: 'border-l-marker', destructive: 'border-l-danger-on-ink' },
    },
  },
)

export const dismissClass =
  'absolute top-2 right-2 grid size-8 cursor-pointer place-items-center rounded hover:bg-ink-soft'

/** A toast without time limit and swipe, for as long as the toaster has not loaded. */
export function PlainToast({ title, description, variant }: Toast) {
  return (
    <div className={toastPlace}>
      <div role="alert" className={toastVariants({ variant })}>
        <p className="font-bold">{title}</p>
        <p>{description}</p>
        <button type="button" aria-label="Dismiss" onClick={dismissToast} className={dismissClass}>
          <X aria-hidden="true" className="size-4" />
        </button>
      </div>
    </div>
  )
}
