import * as ToastPrimitive from '@radix-ui/react-toast'
import { cva } from 'class-variance-authority'
import { X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { currentToasts, dismissToast, subscribeToToasts } from './toast-store'

/** Long enough to read the longest message twice. In milliseconds. */
const duration = 8000

const toastVariants = cva(
  'toast relative grid gap-1 rounded border-l-8 bg-ink py-4 pr-12 pl-4 text-paper',
  {
    variants: {
      variant: { default: 'border-marker', destructive: 'border-danger' },
    },
    defaultVariants: { variant: 'default' },
  },
)

/** Shows what `toast()` is called with. One of it belongs on every page. */
export default function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts)
  return (
    <ToastPrimitive.Provider duration={duration}>
      {toasts.map(({ id, open, title, description, variant }) => (
        <ToastPrimitive.Root
          key={id}
          open={open}
          className={toastVariants({ variant })}
          onOpenChange={(next) => {
            if (!next) dismissToast(id)
          }}
        >
          <ToastPrimitive.Title className="font-bold">{title}</ToastPrimitive.Title>
          <ToastPrimitive.Description>{description}</ToastPrimitive.Description>
          <ToastPrimitive.Close
            aria-label="Dismiss"
            className="absolute top-2 right-2 grid size-8 cursor-pointer place-items-center rounded hover:bg-ink-soft"
          >
            <X aria-hidden="true" className="size-4" />
          </ToastPrimitive.Close>
        </ToastPrimitive.Root>
      ))}
      <ToastPrimitive.Viewport className="fixed right-0 bottom-0 z-50 m-0 grid w-full max-w-md list-none gap-2 p-4 outline-none" />
    </ToastPrimitive.Provider>
  )
}
