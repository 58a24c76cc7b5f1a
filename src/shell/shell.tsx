import { LayoutDashboard, Store } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Logo } from '@/components/logo'
import { SkipLink } from '@/components/skip-link'
import { Sidebar, SidebarLink, SidebarProvider, SidebarTrigger } from '@/components/ui/sidebar'
import { brandName } from '@/lib/brand'

/** The sidebar and header around the store owner's pages. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <SidebarProvider>
      <SkipLink to="content">Skip to content</SkipLink>
      <div className="flex min-h-dvh flex-col">
        {/* From 768 px the toggle stands over the icons of the sidebar. */}
        <header className="@container flex min-h-14 flex-wrap items-center gap-2 border-line border-b px-2 py-1 sm:pr-4 sidebar:pl-0.5">
          <SidebarTrigger />
          <Link to="/my-store" className="flex items-center gap-2.5 font-bold">
            <Logo className="@max-[300px]:hidden size-7" />
            <span className="wrap-break-word leading-tight">{brandName}</span>
          </Link>
          <span
            role="img"
            aria-label="Your account"
            className="ml-auto grid size-9 shrink-0 place-items-center rounded-full border border-transparent bg-ink font-bold text-paper text-sm"
          >
            U
          </span>
        </header>
        <div className="flex flex-1">
          <Sidebar>
            <SidebarLink to="/my-store" icon={Store} title="My Store" />
            <SidebarLink to="/dashboard" icon={LayoutDashboard} title="Dashboard" />
          </Sidebar>
          <main
            id="content"
            tabIndex={-1}
            className="@container grid min-w-0 flex-1 place-items-center p-6 outline-none"
          >
            {children}
          </main>
        </div>
      </div>
    </SidebarProvider>
  )
}
