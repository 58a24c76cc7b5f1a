import type { ReactNode } from 'react'

/** Blocks that stand for the words of an answer. The highlighted one is the brand. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 184 64"
      aria-hidden="true"
      className="h-auto w-28 shrink-0 fill-ink/20 stroke-ink sm:mt-1 sm:w-44 lg:mt-0 lg:h-44 lg:w-full lg:border-line lg:border-b lg:bg-paper lg:py-9 *:[vector-effect:non-scaling-stroke]"
      strokeWidth="0"
    >
      {children}
    </svg>
  )
}

export const drawings = {
  /** An answer that names the brand. */
  answer: (
    <Drawing>
      <path d="M0 4h46v14H0zM54 4h28v14H54zM90 4h70v14H90zM0 26h30v14H0zM104 26h80v14h-80zM0 48h58v14H0zM66 48h24v14H66z" />
      <path className="fill-marker" d="M38 24h58v18H38z" />
    </Drawing>
  ),
  /** Being named more often, week by week. */
  rise: (
    <Drawing>
      <path d="M0 48h28v14H0zM39 48h28v14H39zM39 32h28v14H39zM78 48h28v14H78zM78 32h28v14H78zM117 48h28v14h-28zM117 32h28v14h-28zM117 16h28v14h-28zM156 48h28v14h-28zM156 32h28v14h-28zM156 16h28v14h-28z" />
      <path className="fill-marker" d="M156 0h28v14h-28z" />
    </Drawing>
  ),
  /** A gap in one row, filled in the next. */
  rewrite: (
    <Drawing>
      <path d="M0 4h40v14H0zM112 4h72v14h-72zM0 46h40v14H0zM112 46h72v14h-72z" />
      <path
        d="M48.5 4.5h55v13h-55z"
        className="fill-none"
        strokeWidth="1.5"
        strokeDasharray="3 3"
      />
      <path d="M76 21v19m-7-7 7 7 7-7" className="fill-none" strokeWidth="2" />
      <path className="fill-marker" d="M48 44h56v18H48z" />
    </Drawing>
  ),
  /** Wrong words about the brand, and right ones. */
  guard: (
    <Drawing>
      <path d="M0 2h30v14H0zM102 2h54v14h-54zM0 46h30v14H0zM102 46h54v14h-54z" />
      <path className="fill-marker" d="M38 0h56v18H38zM38 44h56v18H38z" />
      <path
        d="M102 25q4.5-8 9 0t9 0 9 0 9 0 9 0 9 0"
        className="fill-none stroke-danger"
        strokeWidth="2"
      />
      <path d="m166 52 7 7 10-14" className="fill-none" strokeWidth="2" />
    </Drawing>
  ),
}
