import { toast } from '@/components/ui/toast-store'
import { messages, waitlist } from '@/content'

/** Opens the device's share sheet or, if there is none, copies the page's address. */
export async function sharePage() {
  const url = `${location.origin}/?from=share`
  let title = messages.copied
  try {
    if (navigator.share) return await navigator.share({ url })
    await navigator.clipboard.writeText(url)
  } catch (error) {
    // The share sheet was closed.
    if (error instanceof DOMException && error.name === 'AbortError') return
    // Browsers inside apps refuse both, so the toast at least shows the address.
    title = waitlist.share
  }
  toast({ title, description: url })
}
