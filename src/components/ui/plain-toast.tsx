import * as content from '@/content'
import { dismissToast, type Toast } from './toast-store'

/** The toast while the toaster's chunk has not loaded: without time limit and swipe. */
export function PlainToast({ title, description }: Toast) {
  return (
    <div
      role="alert"
      className="fixed inset-x-4 top-4 z-50 grid gap-1 rounded bg-ink p-4 text-paper"
    >
      <p className="font-bold">{title}</p>
      <p>{description}</p>
      <button type="button" onClick={dismissToast} className="justify-self-start underline">
        {content.messages.dismiss}
      </button>
    </div>
  )
}
