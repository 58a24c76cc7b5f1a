import type { ReactNode } from 'react'

/** Blocks that stand for the words of an answer. The highlighted one is the brand. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 184 64"
      aria-hidden="true"
      className="mt-1 h-auto w-22 shrink-0 fill-ink/20 stroke-ink sm:w-44"
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
      <path d="M0 4h46v14H0zM54 4h28v14H54zM90 4h60v14H90zM0 26h30v14H0zM104 26h52v14h-52zM0 48h58v14H0zM66 48h24v14H66z" />
      <path className="fill-marker" d="M38 24h58v18H38z" />
    </Drawing>
  ),
  /** Being named more often, week by week. */
  rise: (
    <Drawing>
      <path d="M0 48h28v14H0zM36 48h28v14H36zM36 32h28v14H36zM72 48h28v14H72zM72 32h28v14H72zM108 48h28v14h-28zM108 32h28v14h-28zM108 16h28v14h-28zM144 48h28v14h-28zM144 32h28v14h-28zM144 16h28v14h-28z" />
      <path className="fill-marker" d="M144 0h28v14h-28z" />
    </Drawing>
  ),
  /** A gap in one row, filled in the next. */
  rewrite: (
    <Drawing>
      <path d="M0 4h40v14H0zM112 4h52v14h-52zM0 46h40v14H0zM112 46h52v14h-52z" />
      <path d="M48.5 4.5h55v13h-55z" className="fill-none" strokeWidth="1" strokeDasharray="3 3" />
      <path d="M76 22v14m-5-5 5 5 5-5" className="fill-none" strokeWidth="1.5" />
      <path className="fill-marker" d="M48 44h56v18H48z" />
    </Drawing>
  ),
  /** The brand, with a frame around it. */
  guard: (
    <Drawing>
      <path d="M0 25h36v14H0zM140 25h44v14h-44z" />
      <path d="M52.75 8.75h70.5v46.5h-70.5z" className="fill-none" strokeWidth="1.5" />
      <path className="fill-marker" d="M60 23h56v18H60z" />
    </Drawing>
  ),
}
