/** What a toast says, and whether it tells of a failure. */
export type ToastMessage = {
  title: string
  description: string
  variant?: 'default' | 'destructive'
}

/** A toast on its way: `open` turns false when it is dismissed and may still be sliding out. */
export type Toast = ToastMessage & { id: number; open: boolean }

/** More than this would cover a phone's screen: the oldest gives way. */
const limit = 3

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function update(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a message to the person, wherever on the site they are. */
export function toast(message: ToastMessage): void {
  lastId += 1
  const visible = toasts.filter((item) => item.open)
  update([...visible, { ...message, id: lastId, open: true }].slice(-limit))
}

/** Takes a toast away. */
export function dismissToast(id: number): void {
  update(toasts.map((item) => (item.id === id ? { ...item, open: false } : item)))
}

/** The toasts of this moment, oldest first; the same array until one changes. */
export function currentToasts(): readonly Toast[] {
  return toasts
}

/**
 * Calls `listener` after every change.
 *
 * @returns a function that ends the subscription.
 */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
