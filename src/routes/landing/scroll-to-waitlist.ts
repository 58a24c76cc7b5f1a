/** The id of the section with the form, which links and the hero's buttons lead to. */
export const waitlistId = 'waitlist'

/** Brings the form into view: smoothly, or at once where the person prefers reduced motion. */
export function scrollToWaitlist(): void {
  const instant = matchMedia('(prefers-reduced-motion: reduce)').matches
  document.getElementById(waitlistId)?.scrollIntoView({ behavior: instant ? 'auto' : 'smooth' })
}
