const cookie = 'sidebar:state'

/** Seven days, in seconds. */
const lifetime = 604_800

const listeners = new Set<() => void>()

/**
 * Whether the sidebar is expanded. The document's root holds it, and not React alone: index.html
 * reads the cookie before the first paint.
 */
export function isSidebarExpanded(): boolean {
  return document.documentElement.dataset.sidebar !== 'collapsed'
}

/** Expands or collapses the sidebar, and remembers it for seven days where cookies are not blocked. */
export function setSidebarExpanded(expanded: boolean): void {
  if (expanded) delete document.documentElement.dataset.sidebar
  else document.documentElement.dataset.sidebar = 'collapsed'
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from Safari and asynchronous
    document.cookie = `${cookie}=${expanded}; path=/; max-age=${lifetime}; samesite=lax`
  } catch {
    // Cookies are blocked: the choice lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

/**
 * Calls `listener` after every change.
 *
 * @returns a function that ends the subscription.
 */
export function subscribeToSidebar(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
