import { screen, waitFor, within } from '@testing-library/react'
import { messages } from '@/content'

/** Waits for the toast with this title or description, and returns what it shows. */
export async function findToast(text: string) {
  const item = await waitFor(() => {
    const region = screen.getByRole('region', { name: new RegExp(`^${messages.region}`) })
    const found = within(region).getAllByText(text)[0]?.closest<HTMLElement>('li')
    // Radix counts its toasts after it has rendered them; until then, no pointer reaches the first.
    const reachable = found?.closest('[role=region]:not([style*="pointer-events: none"])')
    if (!found || !reachable) throw new Error(`"${text}" is not in a toast that can be pressed`)
    return found
  })
  const [, description] = item.querySelectorAll('div')
  return {
    description: description?.textContent,
    destructive: within(item).queryByRole('img', { name: messages.warning }) !== null,
    dismiss: within(item).getByRole('button', { name: messages.dismiss }),
  }
}

/** The titles of the toasts that are shown, oldest first. */
export function shownToasts() {
  return screen
    .queryAllByRole('button', { name: messages.dismiss })
    .map((button) => button.closest('li')?.querySelector('div')?.textContent)
}
