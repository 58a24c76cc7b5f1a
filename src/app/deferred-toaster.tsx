import {
  type ComponentType,
  lazy,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { currentToasts, subscribeToToasts } from '@/components/ui/toast-store'
import { reportError } from '@/lib/report-error'

/** Where toasts cannot be downloaded, the pages must still work. */
const Toaster = lazy<ComponentType>(() =>
  import('@/components/ui/toaster').catch((error: unknown) => {
    reportError('Failed to load the toasts', error)
    return { default: () => null }
  }),
)

const anyToast = () => currentToasts().length > 0

/**
 * The toaster, downloaded once the browser has nothing better to do, or at the first toast. Not
 * only then: the first may tell of a network that is gone.
 */
export function DeferredToaster() {
  const [idle, setIdle] = useState(false)
  const needed = useSyncExternalStore(subscribeToToasts, anyToast, () => false)

  useEffect(() => {
    const becomeIdle = () => setIdle(true)
    // Safari has no idle callback.
    if (!window.requestIdleCallback) {
      const timer = setTimeout(becomeIdle, 500)
      return () => clearTimeout(timer)
    }
    const request = requestIdleCallback(becomeIdle)
    return () => cancelIdleCallback(request)
  }, [])

  return idle || needed ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null
}
