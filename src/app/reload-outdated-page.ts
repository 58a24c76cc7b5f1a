/**
 * Reloads the page when a chunk cannot be loaded, as after a deployment, which replaces the chunks.
 * Never while offline, and not when the page has been reloaded already, so that it cannot loop.
 */
export function reloadOutdatedPage(): void {
  addEventListener('vite:preloadError', () => {
    if (navigator.onLine && isFirstLoad()) location.reload()
  })
}

function isFirstLoad(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type !== 'reload')
}
