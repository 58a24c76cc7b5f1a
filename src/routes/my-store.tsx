import { EmptyPage } from '@/shell/empty-page'

export function MyStore() {
  return <EmptyPage title="My Store" text="Your store will appear here." />
}
