import { type ComponentType, lazy } from 'react'

const key = 'llm-brand-visibility:reloaded-for'

/**
 * A component that has a file of its own, loaded when it is first rendered. Where the file is gone,
 * because a newer version of the site was deployed since the page was opened, the page reloads:
 * once for each failure, or a file that is gone for good would reload it for ever. After that, or
 * where the browser cannot remember, rendering it throws what `load` throws.
 */
export function lazily(load: () => Promise<{ default: ComponentType }>) {
  return lazy(() => loadOrReload(load))
}

async function loadOrReload<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    // The browser's message names the file, and each version's files have names of their own.
    if (!rememberReload(String(error))) throw error
    location.reload()
    // The page is on its way out: nothing more is shown.
    return await new Promise<never>(() => {})
  }
}

/** @returns false when the page was reloaded for this before, or when storage is blocked. */
function rememberReload(failure: string): boolean {
  try {
    if (sessionStorage.getItem(key) === failure) return false
    sessionStorage.setItem(key, failure)
    return true
  } catch {
    return false
  }
}
