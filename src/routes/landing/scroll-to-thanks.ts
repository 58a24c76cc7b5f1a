/** Scrolls the thanks and the lit store below them into view, unless they are half a screen away or more. */
export function scrollToThanks(thanks: HTMLElement | null) {
  const text = thanks?.closest('[role=status]')?.getBoundingClientRect()
  const section = thanks?.closest('section')?.getBoundingClientRect()
  if (!thanks || !text || !section || text.bottom < 0 || text.top > 1.5 * innerHeight) return
  const hidden = Math.max(section.bottom - innerHeight, 0)
  // The class `scroll-mt-toast` says how high a toast is, in rem, so that large text counts.
  const toastHeight = Number.parseFloat(getComputedStyle(thanks).scrollMarginTop)
  scrollBy(0, Math.min(hidden, text.top - toastHeight))
}
