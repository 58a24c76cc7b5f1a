import * as ToastPrimitive from '@radix-ui/react-toast'
import { TriangleAlert, X } from 'lucide-react'
import { dismissClass, toastPlace, toastVariants } from './toast'
import { dismissToast, useToast } from './toast-store'

/** Shows the toast for 8 s, which is long enough to read the longest twice. */
export function Toaster() {
  const toast = useToast()
  return (
    <ToastPrimitive.Provider duration={8000}>
      {toast && (
        <ToastPrimitive.Root
          key={toast.id}
          className={toastVariants({ variant: toast.variant })}
          onOpenChange={dismissToast}
        >
          <ToastPrimitive.Title className="flex items-center gap-2 font-bold">
            {toast.variant === 'destructive' && (
              <TriangleAlert role="img" aria-label="Warning" className="size-5 shrink-0" />
            )}
            {toast.title}
          </ToastPrimitive.Title>
          {/* Between the two when the toast is read out. */ ' '}
          <ToastPrimitive.Description>{toast.description}</ToastPrimitive.Description>
          <ToastPrimitive.Close aria-label="Dismiss" className={dismissClass}>
            <X aria-hidden="true" className="size-4" />
          </ToastPrimitive.Close>
        </ToastPrimitive.Root>
      )}
      <ToastPrimitive.Viewport className={toastPlace} />
    </ToastPrimitive.Provider>
  )
}
