import { EmptyPage } from '@/shell/empty-page'

/** The store owner's figures. Nothing is on it yet. */
export default function Dashboard() {
  return <EmptyPage title="Dashboard" text="Your brand's figures will appear here." />
}
