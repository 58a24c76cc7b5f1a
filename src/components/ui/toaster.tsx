import * as ToastPrimitive from '@radix-ui/react-toast'
import { cx } from 'class-variance-authority'
import { TriangleAlert, X } from 'lucide-react'
import { messages } from '@/content'
import { dismissToast, useToast } from './toast-store'

/** Shows a toast for 8 s, long enough to read the longest one twice. */
export function Toaster() {
  const toast = useToast()
  return (
    <ToastPrimitive.Provider duration={8000} label={messages.region}>
      {toast && (
        <ToastPrimitive.Root
          key={toast.id}
          className={cx(
            'toast relative grid gap-1 rounded border border-ink border-s-8 bg-ink py-4 ps-4 pe-12 text-paper',
            toast.variant === 'destructive' ? 'border-s-danger-on-ink' : 'border-s-marker',
          )}
          onOpenChange={dismissToast}
        >
          <ToastPrimitive.Title className="flex items-center gap-2 font-bold">
            {toast.variant === 'destructive' && (
              <TriangleAlert role="img" aria-label={messages.warning} className="size-5 shrink-0" />
            )}
            {toast.title}
          </ToastPrimitive.Title>
          {/* Without this space a screen reader would join title and description. */ ' '}
          <ToastPrimitive.Description>{toast.description}</ToastPrimitive.Description>
          <ToastPrimitive.Close
            aria-label={messages.dismiss}
            className="absolute end-2 top-2 grid size-8 cursor-pointer place-items-center rounded hover:bg-ink-soft"
          >
            <X aria-hidden="true" className="size-4" />
          </ToastPrimitive.Close>
        </ToastPrimitive.Root>
      )}
      <ToastPrimitive.Viewport
        label={`${messages.region} ({hotkey})`}
        className="fixed end-0 top-0 z-50 w-full max-w-md p-2 [outline:none] sm:top-auto sm:bottom-0 sm:p-4"
      />
    </ToastPrimitive.Provider>
  )
}
