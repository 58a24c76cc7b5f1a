import { EmptyPage } from '@/components/empty-page'

export function MyStore() {
  return <EmptyPage page="my-store" text="Your store will appear here." />
}
