import { EmptyPage } from '@/components/empty-page'

export function Dashboard() {
  return <EmptyPage page="dashboard" text="Your brand's figures will appear here." />
}
