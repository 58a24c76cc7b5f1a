import {
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react'
import { SidebarContext } from './sidebar-context'
import { isSidebarExpanded, setSidebarExpanded, subscribeToSidebar } from './sidebar-store'

const fields = 'input, textarea, select, [contenteditable]'
const narrowScreen = '(max-width: 767.98px)'

/** Shares the state of the sidebar with its parts, and listens for Ctrl+B or Cmd+B. */
export function SidebarProvider({ children }: { children: ReactNode }) {
  const expanded = useSyncExternalStore(subscribeToSidebar, isSidebarExpanded, () => true)
  const panel = useRef<HTMLDialogElement>(null)

  const closePanel = useCallback(() => panel.current?.close(), [])

  const toggle = useCallback(() => {
    if (!matchMedia(narrowScreen).matches) {
      setSidebarExpanded(!isSidebarExpanded())
    } else if (panel.current?.open) {
      panel.current.close()
    } else {
      panel.current?.showModal()
    }
  }, [])

  useEffect(() => {
    function toggleOnShortcut(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey)) return
      // In a field the keys belong to the text.
      if (event.target instanceof Element && event.target.closest(fields)) return
      event.preventDefault()
      toggle()
    }
    addEventListener('keydown', toggleOnShortcut)
    return () => removeEventListener('keydown', toggleOnShortcut)
  }, [toggle])

  // A panel left open on a screen that grows wide would block it without being seen.
  useEffect(() => {
    const screen = matchMedia(narrowScreen)
    screen.addEventListener('change', closePanel)
    return () => screen.removeEventListener('change', closePanel)
  }, [closePanel])

  const state = useMemo(
    () => ({ expanded, panel, toggle, closePanel }),
    [expanded, toggle, closePanel],
  )
  return <SidebarContext value={state}>{children}</SidebarContext>
}
