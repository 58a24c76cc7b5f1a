const name = 'sidebar:state'

/** Seven days, in seconds. */
const lifetime = 604_800

/** Whether the person left the sidebar expanded; expanded when nothing is remembered. */
export function readSidebarCookie(): boolean {
  return !document.cookie.split('; ').includes(`${name}=false`)
}

/** Remembers for seven days whether the sidebar is expanded. */
export function writeSidebarCookie(expanded: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from Safari and asynchronous
  document.cookie = `${name}=${expanded}; path=/; max-age=${lifetime}; samesite=lax`
}
