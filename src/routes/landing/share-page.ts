import { toast } from '@/components/ui/toast-store'
import { messages, waitlist } from '@/content'

/** Opens the device's share sheet, or copies the address where there is none. */
export async function sharePage() {
  const url = `${location.origin}/?from=share`
  let title = messages.copied
  try {
    if (navigator.share) return await navigator.share({ url })
    await navigator.clipboard.writeText(url)
  } catch (error) {
    // The share sheet was closed.
    if (error instanceof DOMException && error.name === 'AbortError') return
    // Browsers inside apps refuse both: the address can at least be read.
    title = waitlist.share
  }
  toast({ title, description: url })
}
