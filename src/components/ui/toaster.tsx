import * as ToastPrimitive from '@radix-ui/react-toast'
import { cx } from 'class-variance-authority'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import * as content from '@/content'
import { dismissToast, useToast } from './toast-store'

/** Shows a toast for 8 s, long enough to read it twice. The spacing `toast` is its height on a phone. */
export function Toaster() {
  const toast = useToast()
  const { region, warning, dismiss } = content.messages
  return (
    // Without a key, a toast dismissed while a pointer or the focus paused it would pause the next one forever.
    <ToastPrimitive.Provider key={toast?.id} duration={8000} label={region}>
      {toast && (
        <ToastPrimitive.Root
          className={cx(
            // The padding at its end leaves room for the close button.
            'night relative grid gap-1 rounded border border-input border-s-8 bg-muted py-4 ps-4 pe-12',
            toast.variant === 'destructive' ? 'border-s-destructive' : 'border-s-primary',
          )}
          // Radix sets the variable while a finger swipes the toast away.
          style={{ translate: 'var(--radix-toast-swipe-move-x)' }}
          onOpenChange={dismissToast}
        >
          <ToastPrimitive.Title className="flex items-center gap-2 font-bold">
            {toast.variant === 'destructive' && (
              <TriangleAlert role="img" aria-label={warning} className="size-5 shrink-0" />
            )}
            {toast.title}
          </ToastPrimitive.Title>
          {/* Without this space, a screen reader would join the title and the description. */ ' '}
          <ToastPrimitive.Description>{toast.description}</ToastPrimitive.Description>
          <ToastPrimitive.Close
            aria-label={dismiss}
            className="absolute end-2 top-2 grid size-8 cursor-pointer place-items-center rounded hover:bg-border"
          >
            <X aria-hidden="true" className="size-4" />
          </ToastPrimitive.Close>
        </ToastPrimitive.Root>
      )}
      {/* Radix focuses this region once a toast has been closed, so an outline would surround nothing. */}
      <ToastPrimitive.Viewport
        label={`${region} ({hotkey})`}
        className="fixed end-0 top-0 z-toast w-full max-w-md p-2 outline-none sm:top-auto sm:bottom-0 sm:p-4"
      />
    </ToastPrimitive.Provider>
  )
}
