import { Slot } from '@radix-ui/react-slot'
import PanelLeft from 'lucide-react/icons/panel-left'
import X from 'lucide-react/icons/x'
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router-dom'
import { Button } from './button'

const cookieName = 'sidebar:state'
const cookieMaxAge = 604_800

/** The state of the sidebar, which Ctrl+B and Cmd+B also toggle. */
export function useSidebar() {
  const [expanded, setExpanded] = useState(() => !document.cookie.includes(`${cookieName}=false`))
  const columnRef = useRef<HTMLElement>(null)
  const panelRef = useRef<HTMLDialogElement>(null)
  const { key } = useLocation()

  // Every navigation closes the panel, including the browser's Back button.
  // biome-ignore lint/correctness/useExhaustiveDependencies(key): each navigation has a new key
  useEffect(() => panelRef.current?.close(), [key])

  function toggle() {
    if (panelRef.current?.open) panelRef.current.close()
    // Below the breakpoint, CSS hides the column.
    else if (columnRef.current && getComputedStyle(columnRef.current).display === 'none')
      panelRef.current?.showModal()
    else {
      setExpanded(!expanded)
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous
      document.cookie = `${cookieName}=${!expanded}; path=/; max-age=${cookieMaxAge}; samesite=lax`
    }
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, repeat } = event
    if (key.toLowerCase() !== 'b' || ctrlKey === metaKey || altKey || shiftKey) return
    event.preventDefault()
    if (!repeat) toggle()
  })

  useEffect(() => {
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])

  return { expanded, columnRef, panelRef, toggle }
}

type SidebarProps = {
  expanded: boolean
  columnRef: RefObject<HTMLElement | null>
  panelRef: RefObject<HTMLDialogElement | null>
  children: ReactNode
}

/** Links in a column that collapses to icons; below the breakpoint, in a panel that slides in. */
export function Sidebar({ expanded, columnRef, panelRef, children }: SidebarProps) {
  const menu = (
    <nav aria-label="Main" className="sticky top-0">
      <ul className="grid gap-1 px-1 py-2">{children}</ul>
    </nav>
  )
  return (
    <>
      <aside
        ref={columnRef}
        aria-label="Sidebar"
        data-collapsed={!expanded || undefined}
        className="sidebar-column desktop:block hidden w-sidebar flex-none overflow-hidden border-e bg-muted data-collapsed:w-sidebar-icon"
      >
        {menu}
      </aside>
      <dialog
        ref={panelRef}
        aria-label="Sidebar"
        closedby="any"
        className="sidebar-panel m-0 h-dvh w-sidebar-mobile border-e bg-muted"
      >
        <div className="flex justify-end p-2">
          <Button
            variant="ghost"
            size="icon"
            aria-label="Close sidebar"
            onClick={() => panelRef.current?.close()}
          >
            <X aria-hidden="true" className="size-4" />
          </Button>
        </div>
        {menu}
      </dialog>
    </>
  )
}

/** Has no `aria-expanded`, because the collapsed column hides nothing from screen readers. */
export function SidebarTrigger({ onClick }: { onClick: () => void }) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label="Toggle sidebar"
      aria-keyshortcuts="Control+B Meta+B"
      onClick={onClick}
    >
      <PanelLeft aria-hidden="true" className="size-4" />
    </Button>
  )
}

/** Makes its only child, a link, an item of the sidebar. */
export function SidebarMenuItem(props: ComponentProps<typeof Slot>) {
  return (
    <li>
      <Slot
        className="sidebar-menu-item flex items-center gap-3 whitespace-nowrap rounded p-2 font-bold"
        {...props}
      />
    </li>
  )
}
