import { EmptyPage } from '@/shell/empty-page'

/** The store owner's store. Nothing is on it yet. */
export default function MyStore() {
  return <EmptyPage title="My Store" text="Your store will appear here." />
}
