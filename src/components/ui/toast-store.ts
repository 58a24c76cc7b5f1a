import { useSyncExternalStore } from 'react'

export type Toast = {
  id: number
  title: string
  description: string
  variant: 'default' | 'destructive'
  /** False once dismissed: it may still be animating out. */
  open: boolean
}

/** More would cover a phone's screen: the oldest gives way. */
const maxToasts = 3

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function update(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a message on whatever page the user is. */
export function toast(
  title: string,
  description: string,
  variant: Toast['variant'] = 'default',
): void {
  lastId += 1
  const open = toasts.filter((item) => item.open)
  update([...open, { id: lastId, title, description, variant, open: true }].slice(-maxToasts))
}

export function dismissToast(id: number): void {
  update(toasts.map((item) => (item.id === id ? { ...item, open: false } : item)))
}

export function dismissToasts(): void {
  update(toasts.map((item) => ({ ...item, open: false })))
}

/** The toasts, oldest first. */
export function currentToasts(): readonly Toast[] {
  return toasts
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(subscribe, currentToasts, currentToasts)
}
