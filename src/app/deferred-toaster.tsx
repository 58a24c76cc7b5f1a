import { type ComponentType, useEffect, useState } from 'react'
import { currentToasts, dismissToast, useToasts } from '@/components/ui/toast-store'
import { reportError } from '@/lib/report-error'

/** How long toasts wait for the toaster, in milliseconds. */
const patience = 6000

let loading: Promise<ComponentType | null> | undefined

/** @returns null when the chunk is lost. A rejection would reload the page, and lose what was typed. */
function loadToaster(): Promise<ComponentType | null> {
  loading ??= import('@/components/ui/toaster').then(
    (chunk) => chunk.Toaster,
    (error) => {
      loading = undefined
      reportError('Failed to load the toaster', error)
      return null
    },
  )
  return loading
}

/** Lets the browser itself show what waits for a toaster that is lost or late. */
function showWaiting() {
  for (const { id, title, description } of currentToasts().filter(({ open }) => open)) {
    dismissToast(id)
    alert(`${title}\n${description}`)
  }
}

/**
 * The toaster, in a chunk that is loaded after the form works, which would else be 8 % later (`npm
 * run bench`). Where the chunk was lost, the next toast asks for it again.
 */
export function DeferredToaster() {
  const toasts = useToasts()
  const [Toaster, setToaster] = useState<ComponentType | null>(null)
  const waiting = !Toaster && toasts.some(({ open }) => open)

  useEffect(() => {
    void loadToaster().then((loaded) => setToaster(() => loaded))
  }, [])

  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(showWaiting, patience)
    void loadToaster().then((loaded) => {
      setToaster(() => loaded)
      if (!loaded) showWaiting()
    })
    return () => clearTimeout(timer)
  }, [waiting])

  return Toaster && <Toaster />
}
