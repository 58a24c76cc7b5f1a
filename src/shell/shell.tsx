import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import Store from 'lucide-react/icons/store'
import { Link, NavLink, Outlet } from 'react-router-dom'
import { Brand } from '@/components/brand'
import { SkipLink } from '@/components/skip-link'
import { Sidebar, SidebarMenuItem, SidebarTrigger, useSidebar } from '@/components/ui/sidebar'
import { titles } from '@/titles'

const links = [
  { to: '/my-store', title: titles['my-store'], Icon: Store },
  { to: '/dashboard', title: titles.dashboard, Icon: LayoutDashboard },
]

/** The sidebar and header around the store owner's pages. */
export function Shell() {
  const { toggle, ...sidebar } = useSidebar()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink to="content">Skip to content</SkipLink>
      {/* From 768 px, the toggle is aligned with the sidebar's icons. */}
      <header className="flex min-h-14 items-center gap-2 border-b py-1 desktop:ps-0.5 ps-2 pe-4">
        <SidebarTrigger onClick={toggle} />
        <Link to="/my-store">
          <Brand />
        </Link>
        <span
          role="img"
          aria-label="Your account"
          className="ms-auto size-8 shrink-0 rounded-full bg-foreground text-center font-bold text-background leading-8"
        >
          U
        </span>
      </header>
      <div className="flex flex-1">
        <Sidebar {...sidebar}>
          {links.map(({ to, title, Icon }) => (
            <SidebarMenuItem key={to}>
              {/* The collapsed sidebar needs the tooltip. */}
              <NavLink to={to} title={title}>
                <Icon aria-hidden="true" className="shrink-0" />
                <span className="in-data-collapsed:sr-only">{title}</span>
              </NavLink>
            </SidebarMenuItem>
          ))}
        </Sidebar>
        <main id="content" className="grid min-w-0 flex-1">
          <Outlet />
        </main>
      </div>
    </div>
  )
}
