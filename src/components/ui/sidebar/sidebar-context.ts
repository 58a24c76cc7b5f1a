import { createContext, type RefObject, useContext } from 'react'

/** What the parts of the sidebar share. */
export type SidebarState = {
  /** Whether the sidebar of wide screens shows its titles, or icons alone. */
  expanded: boolean
  /** The panel that the sidebar is on narrow screens; the browser knows whether it is open. */
  panel: RefObject<HTMLDialogElement | null>
  /** Opens or closes the sidebar, whichever of the two the screen shows. */
  toggle: () => void
  /** Closes the panel of narrow screens, if it is open. */
  closePanel: () => void
}

/** Filled by SidebarProvider. */
export const SidebarContext = createContext<SidebarState | null>(null)

/**
 * The sidebar that this component is part of.
 *
 * @throws {Error} outside a SidebarProvider.
 */
export function useSidebar(): SidebarState {
  const sidebar = useContext(SidebarContext)
  if (!sidebar) throw new Error('useSidebar needs a SidebarProvider above it')
  return sidebar
}
