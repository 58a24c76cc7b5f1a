import { useSyncExternalStore } from 'react'

export type Toast = {
  title: string
  description: string
  variant?: 'destructive'
  /** Unique, so that showing the same text again makes a new toast. */
  id: number
}

let current: Toast | null = null
let lastId = 0
const listeners = new Set<() => void>()
const getToast = () => current

function show(next: Toast | null) {
  current = next
  for (const listener of listeners) listener()
}

/** Shows a toast on any page, replacing the previous one. */
export function toast(newToast: Omit<Toast, 'id'>): void {
  lastId += 1
  show({ ...newToast, id: lastId })
}

export function dismissToast(): void {
  show(null)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useToast(): Toast | null {
  return useSyncExternalStore(subscribe, getToast, getToast)
}
