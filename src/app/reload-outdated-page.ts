const key = 'reloaded-at'
const minute = 60_000

/**
 * Reloads the page when a chunk cannot be loaded, as after a deployment, which replaces the chunks:
 * at most once a minute, and never while offline.
 */
export function reloadOutdatedPage(): void {
  addEventListener('vite:preloadError', () => {
    if (navigator.onLine && rememberReload()) location.reload()
  })
}

/** @returns false when the page was reloaded within the last minute, or storage is blocked. */
function rememberReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(key)) < minute) return false
    sessionStorage.setItem(key, String(Date.now()))
    return true
  } catch {
    return false
  }
}
