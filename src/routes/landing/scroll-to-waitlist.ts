/** The id of the section with the form, which links and the hero's buttons lead to. */
export const waitlistId = 'waitlist'

/**
 * Brings the form into view, smoothly unless the person prefers reduced motion, and the keyboard
 * before its first field.
 */
export function scrollToWaitlist(): void {
  const section = document.getElementById(waitlistId)
  const instant = matchMedia('(prefers-reduced-motion: reduce)').matches
  // Not the field itself: a phone would open its keyboard over the form.
  section?.focus({ preventScroll: true })
  section?.scrollIntoView({ behavior: instant ? 'auto' : 'smooth' })
}
