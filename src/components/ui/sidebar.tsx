import { type LucideIcon, PanelLeft, X } from 'lucide-react'
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { Button } from './button'

/** The same breakpoint as `sidebar` in tailwind.config.ts. */
const mobileQuery = '(width < 768px)'
const cookieName = 'sidebar:state'
const cookieMaxAge = 604_800
const textFields = 'input, textarea, select, [contenteditable]'

type SidebarState = {
  /** Whether the screen is too narrow for a column, so that the sidebar is a panel. */
  mobile: boolean
  expanded: boolean
  panelOpen: boolean
  setPanelOpen: (open: boolean) => void
  toggle: () => void
}

const SidebarContext = createContext<SidebarState | null>(null)

function useSidebar(): SidebarState {
  const sidebar = useContext(SidebarContext)
  if (!sidebar) throw new Error('useSidebar needs a SidebarProvider above it')
  return sidebar
}

function subscribeToMobile(listener: () => void) {
  const query = matchMedia(mobileQuery)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

function isMobile() {
  return matchMedia(mobileQuery).matches
}

/** Holds the state of the sidebar, and listens for Ctrl+B, Cmd+B and Escape. */
export function SidebarProvider({ children }: { children: ReactNode }) {
  const mobile = useSyncExternalStore(subscribeToMobile, isMobile, () => false)
  const [expanded, setExpanded] = useState(true)
  const [panelOpen, setPanelOpen] = useState(false)
  const { key } = useLocation()

  // The build renders the sidebar expanded; index.html has applied the cookie to the root element.
  useLayoutEffect(() => setExpanded(document.documentElement.dataset.sidebar !== 'collapsed'), [])

  // A panel that stayed open on a screen that grew wide would block the page.
  useLayoutEffect(() => {
    if (!mobile) setPanelOpen(false)
  }, [mobile])

  // A link was chosen, or the browser's Back pressed.
  // biome-ignore lint/correctness/useExhaustiveDependencies(key): each navigation has another key
  useLayoutEffect(() => setPanelOpen(false), [key])

  function toggle() {
    // While the page is hydrated, `mobile` is what the build rendered.
    if (isMobile()) {
      setPanelOpen(!panelOpen)
      return
    }
    setExpanded(!expanded)
    document.documentElement.dataset.sidebar = expanded ? 'collapsed' : 'expanded'
    try {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous
      document.cookie = `${cookieName}=${!expanded}; path=/; max-age=${cookieMaxAge}; samesite=lax`
    } catch {
      // Cookies are blocked: the choice lasts as long as the page.
    }
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, code, ctrlKey, metaKey, altKey, shiftKey, repeat, target } = event
    if (key === 'Escape') document.documentElement.dataset.tooltips = 'hidden'
    // Where the key B has a letter of another script, such as the Russian и, its place counts.
    const isB = /^[a-z]$/i.test(key) ? key.toLowerCase() === 'b' : code === 'KeyB'
    if (!isB || ctrlKey === metaKey || altKey || shiftKey) return
    // In a text field the keys belong to the text.
    if (target instanceof Element && target.closest(textFields)) return
    event.preventDefault()
    if (!repeat) toggle()
  })

  useLayoutEffect(() => {
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])

  return (
    <SidebarContext value={{ mobile, expanded, panelOpen, setPanelOpen, toggle }}>
      {children}
    </SidebarContext>
  )
}

/** Links in a column that collapses to its icons; below the breakpoint in a panel that slides in. */
export function Sidebar({ children }: { children: ReactNode }) {
  const { panelOpen, setPanelOpen } = useSidebar()
  const panel = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (panelOpen) panel.current?.showModal()
    else panel.current?.close()
  }, [panelOpen])

  const menu = (
    <nav aria-label="Main" className="sticky top-0">
      <ul className="grid gap-1 px-1 py-2">{children}</ul>
    </nav>
  )
  return (
    <>
      <aside
        aria-label="Sidebar"
        className="relative z-10 hidden w-sidebar shrink-0 border-line border-r bg-panel transition-[width] duration-200 ease-out collapsed:w-sidebar-icon sidebar:block"
      >
        {menu}
      </aside>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape and the close button */}
      <dialog
        ref={panel}
        aria-label="Sidebar"
        onClose={() => setPanelOpen(false)}
        onClick={({ target, currentTarget }) => {
          // A press beside the panel, on its backdrop.
          if (target === currentTarget) setPanelOpen(false)
        }}
        className="sidebar-panel m-0 h-dvh max-h-none w-sidebar-mobile max-w-full border-line border-r bg-panel text-ink sidebar:hidden"
      >
        <div className="flex h-full flex-col">
          <Button
            variant="ghost"
            size="icon"
            aria-label="Close sidebar"
            onClick={() => setPanelOpen(false)}
            className="m-1.5 self-end"
          >
            <X aria-hidden="true" />
          </Button>
          {menu}
        </div>
      </dialog>
    </>
  )
}

export function SidebarTrigger() {
  const { mobile, expanded, panelOpen, toggle } = useSidebar()
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label="Toggle sidebar"
      aria-expanded={mobile ? panelOpen : expanded}
      aria-keyshortcuts="Control+B Meta+B"
      onClick={toggle}
    >
      <PanelLeft aria-hidden="true" />
    </Button>
  )
}

/** Shows tooltips again after Escape has hidden them. */
function showTooltips() {
  delete document.documentElement.dataset.tooltips
}

type SidebarLinkProps = { to: string; icon: LucideIcon; title: string }

/** A link whose title becomes a tooltip when the sidebar is collapsed. */
export function SidebarLink({ to, icon: Icon, title }: SidebarLinkProps) {
  return (
    <li>
      <NavLink
        to={to}
        aria-label={title}
        onPointerEnter={showTooltips}
        onFocus={showTooltips}
        className="group relative flex h-10 items-center gap-3 whitespace-nowrap rounded px-2.5 font-bold hover:bg-line aria-[current=page]:bg-marker aria-[current=page]:text-on-marker"
      >
        <Icon aria-hidden="true" className="size-5 shrink-0" />
        <span className="collapsed:tooltip">{title}</span>
      </NavLink>
    </li>
  )
}
