import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { useSidebar } from './sidebar-context'

/** A list of links. */
export function SidebarMenu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} data-slot="sidebar-menu">
      <ul className="grid gap-1 p-1">{children}</ul>
    </nav>
  )
}

/**
 * One link. When the sidebar is collapsed to icons its title hides, and becomes the tooltip that a
 * pointer or the focus brings up.
 */
export function SidebarMenuLink({
  to,
  icon: Icon,
  title,
}: {
  to: string
  icon: LucideIcon
  title: string
}) {
  const { closePanel } = useSidebar()
  return (
    <li>
      <NavLink
        to={to}
        aria-label={title}
        onClick={closePanel}
        className="group relative flex h-10 items-center gap-3 whitespace-nowrap rounded px-2.5 font-bold hover:bg-line aria-[current=page]:bg-marker aria-[current=page]:text-on-marker"
      >
        <Icon aria-hidden="true" className="size-5 shrink-0" />
        <span className="collapsed:tooltip collapsed:group-hover:visible collapsed:group-focus-visible:visible">
          {title}
        </span>
      </NavLink>
    </li>
  )
}
