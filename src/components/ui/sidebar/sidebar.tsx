import { PanelLeft } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { useSidebar } from './sidebar-context'

/**
 * The sidebar: a column on wide screens, which collapses to its icons, and a panel that slides in
 * on narrow ones.
 *
 * @param label names it to assistive technology.
 */
export function Sidebar({ label, children }: { label: string; children: ReactNode }) {
  const { expanded, panel, closePanel } = useSidebar()
  return (
    <>
      <aside
        data-slot="sidebar"
        data-state={expanded ? 'expanded' : 'collapsed'}
        className="sticky top-0 z-10 hidden h-dvh w-sidebar shrink-0 border-line border-r bg-panel transition-[width] duration-200 ease-out collapsed:w-sidebar-icon md:block"
      >
        {children}
      </aside>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the panel closes it; the keyboard has Escape, which the dialog handles itself */}
      <dialog
        ref={panel}
        data-slot="sidebar-panel"
        aria-label={label}
        className="sidebar-panel m-0 h-dvh max-h-none w-sidebar-mobile max-w-[85vw] border-line border-r bg-panel text-ink md:hidden"
        onClick={(event) => {
          if (event.target === event.currentTarget) closePanel()
        }}
      >
        <div className="h-full">{children}</div>
      </dialog>
    </>
  )
}

/** The button that opens and closes the sidebar. */
export function SidebarTrigger(props: ComponentProps<typeof Button>) {
  const { toggle } = useSidebar()
  return (
    <Button
      data-slot="sidebar-trigger"
      variant="ghost"
      size="icon"
      aria-label="Toggle sidebar"
      aria-keyshortcuts="Control+B Meta+B"
      onClick={toggle}
      {...props}
    >
      <PanelLeft aria-hidden="true" />
    </Button>
  )
}
