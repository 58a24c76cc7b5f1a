/** Lets keyboard users skip what every page repeats. */
export function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a
      href={`#${to}`}
      className="sr-only z-skip-link bg-primary px-4 py-2 text-primary-foreground underline focus:not-sr-only focus:fixed focus:start-3 focus:top-3"
    >
      {children}
    </a>
  )
}
