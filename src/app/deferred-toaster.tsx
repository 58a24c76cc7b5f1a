import { type ComponentType, useEffect, useState } from 'react'
import { PlainToaster } from '@/components/ui/plain-toaster'
import { useToasts } from '@/components/ui/toast-store'
import { reportError } from '@/lib/report-error'

/** The toaster, whose chunk of 10 kB is loaded after the page works. */
export function DeferredToaster() {
  const toasts = useToasts()
  const [Toaster, setToaster] = useState<ComponentType | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies(toasts): each toast is a new try to load a chunk that failed
  useEffect(() => {
    if (Toaster) return
    import('@/components/ui/toaster').then(
      (chunk) => setToaster(() => chunk.Toaster),
      (error) => reportError('Failed to load the toaster', error),
    )
  }, [toasts, Toaster])

  return Toaster ? <Toaster /> : <PlainToaster />
}
