const name = 'sidebar:state'

/** Seven days, in seconds. */
const lifetime = 604_800

/** Whether the person left the sidebar expanded; expanded where nothing is remembered. */
export function readSidebarCookie(): boolean {
  try {
    return !document.cookie.split('; ').includes(`${name}=false`)
  } catch {
    // Cookies are blocked.
    return true
  }
}

/** Remembers for seven days whether the sidebar is expanded, where cookies are not blocked. */
export function writeSidebarCookie(expanded: boolean): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from Safari and asynchronous
    document.cookie = `${name}=${expanded}; path=/; max-age=${lifetime}; samesite=lax`
  } catch {
    // Cookies are blocked: the choice lasts as long as the page.
  }
}
