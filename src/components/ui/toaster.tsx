import * as ToastPrimitive from '@radix-ui/react-toast'
import { cva } from 'class-variance-authority'
import { TriangleAlert, X } from 'lucide-react'
import { dismissToast, useToasts } from './toast-store'

/** Long enough to read the longest message twice, in milliseconds. */
const duration = 8000

const toastVariants = cva(
  'toast relative grid gap-1 rounded border border-ink border-l-8 bg-ink py-4 pr-12 pl-4 text-paper',
  {
    variants: {
      variant: { default: 'border-l-marker', destructive: 'border-l-danger-on-ink' },
    },
  },
)

/** Shows the toasts, one of it on every page. */
export function Toaster() {
  const toasts = useToasts()
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
          <ToastPrimitive.Title className="flex items-center gap-2 font-bold">
            {variant === 'destructive' && (
              <TriangleAlert role="img" aria-label="Warning" className="size-5 shrink-0" />
            )}
            {title}
          </ToastPrimitive.Title>
          {/* Between the two when the toast is read out. */ ' '}
          <ToastPrimitive.Description>{description}</ToastPrimitive.Description>
          <ToastPrimitive.Close
            aria-label="Dismiss"
            className="absolute top-2 right-2 grid size-8 cursor-pointer place-items-center rounded hover:bg-ink-soft"
          >
            <X aria-hidden="true" className="size-4" />
          </ToastPrimitive.Close>
        </ToastPrimitive.Root>
      ))}
      <ToastPrimitive.Viewport className="toast-viewport outline-none" />
    </ToastPrimitive.Provider>
  )
}
