import { type ComponentType, useEffect, useState } from 'react'
import { currentToasts, dismissToast, useToasts } from '@/components/ui/toast-store'
import { reportError } from '@/lib/report-error'

/** The toaster, loaded after the form works, which would else be 8 % later (`npm run bench`). */
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
        for (const { id, title, description } of currentToasts().filter(({ open }) => open)) {
          dismissToast(id)
          alert(`${title}\n${description}`)
        }
      },
    )
  }, [toasts, Toaster])

  return Toaster && <Toaster />
}
