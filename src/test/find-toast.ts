import { screen, waitFor, within } from '@testing-library/react'

/** Waits for the toast with this title, and tells what it shows. */
export async function findToast(title: string) {
  const item = await waitFor(() => {
    const found = screen.getByText(title).closest<HTMLElement>('li')
    if (!found) throw new Error(`"${title}" is not in a toast`)
    return found
  })
  const [, description] = item.querySelectorAll('div')
  return {
    description: description?.textContent,
    destructive: within(item).queryByRole('img', { name: 'Warning' }) !== null,
    dismiss: within(item).getByRole('button', { name: 'Dismiss' }),
  }
}
