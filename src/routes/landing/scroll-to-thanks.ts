/** Scrolls the thanks and the lit store below them into view, unless their section is out of view. */
export function scrollToThanks(thanks: HTMLElement | null) {
  const text = thanks?.closest('[role=status]')?.getBoundingClientRect()
  const section = thanks?.closest('section')?.getBoundingClientRect()
  if (!thanks || !text || !section || section.bottom < 0 || section.top > innerHeight) return
  const hidden = Math.max(section.bottom - innerHeight, 0)
  // The class `scroll-mt-toast` sets this margin to a toast's height, in rem, so that it grows with large text.
  const toastHeight = Number.parseFloat(getComputedStyle(thanks).scrollMarginTop)
  scrollBy(0, Math.min(hidden, text.top - toastHeight))
}
