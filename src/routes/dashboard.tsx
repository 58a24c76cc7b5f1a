import { EmptyPage } from '@/shell/empty-page'

export function Dashboard() {
  return <EmptyPage title="Dashboard" text="Your brand's figures will appear here." />
}
