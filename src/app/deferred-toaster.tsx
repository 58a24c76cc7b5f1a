import { type ComponentType, useEffect, useState } from 'react'
import { currentToasts, dismissToast, useToasts } from '@/components/ui/toast-store'
import { reportError } from '@/lib/report-error'

/**
 * The toaster. Its chunk is loaded after the page works: in the first one it would make the form
 * usable 8 % later (`npm run bench`).
 */
export function DeferredToaster() {
  const toasts = useToasts()
  const [Toaster, setToaster] = useState<ComponentType | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies(toasts): each toast is a new try to load a chunk that failed
  useEffect(() => {
    if (Toaster) return
    import('@/components/ui/toaster').then(
      (chunk) => setToaster(() => chunk.Toaster),
      (error) => {
        reportError('Failed to load the toaster', error)
        for (const { id, open, title, description } of currentToasts()) {
          if (!open) continue
          dismissToast(id)
          alert(`${title}\n${description}`)
        }
      },
    )
  }, [toasts, Toaster])

  return Toaster && <Toaster />
}
