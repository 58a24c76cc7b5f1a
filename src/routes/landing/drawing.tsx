import type { why } from '@/content'

type Path = [d: string, className?: string]

/** Blocks that stand for the words of an answer. The highlighted one is the brand. */
const drawings: Record<(typeof why.cards)[number]['drawing'], Path[]> = {
  /** An answer that names the brand. */
  answer: [
    [
      'M0 4h46v14H0zM54 4h28v14H54zM90 4h70v14H90zM0 26h30v14H0zM104 26h80v14h-80zM0 48h58v14H0zM66 48h24v14H66z',
    ],
    ['M38 24h58v18H38z', 'fill-marker'],
  ],
  /** Being named more often, week by week. */
  rise: [
    [
      'M0 48h28v14H0zM0 32h28v14H0zM0 16h28v14H0zM0 0h28v14H0zM39 32h28v14H39zM39 16h28v14H39zM39 0h28v14H39zM78 16h28v14H78zM78 0h28v14H78zM117 16h28v14h-28zM117 0h28v14h-28zM156 0h28v14h-28z',
    ],
    [
      'M39 48h28v14H39zM78 48h28v14H78zM78 32h28v14H78zM117 48h28v14h-28zM117 32h28v14h-28zM156 48h28v14h-28zM156 32h28v14h-28zM156 16h28v14h-28z',
      'fill-marker',
    ],
  ],
  /** A gap in one row, filled in the next. */
  rewrite: [
    ['M0 4h40v14H0zM112 4h72v14h-72zM0 46h40v14H0zM112 46h72v14h-72z'],
    ['M48.5 4.5h55v13h-55z', 'fill-none stroke-[1.5] [stroke-dasharray:3]'],
    ['M76 21v19m-7-7 7 7 7-7', 'fill-none stroke-[2.5]'],
    ['M48 44h56v18H48z', 'fill-marker'],
  ],
  /** Wrong words about the brand, and right ones. */
  guard: [
    ['M0 2h30v14H0zM102 2h54v14h-54zM0 46h30v14H0zM102 46h54v14h-54z'],
    ['M38 0h56v18H38zM38 44h56v18H38z', 'fill-marker'],
    ['M102 23q3-6 6 0t6 0 6 0 6 0 6 0 6 0 6 0 6 0 6 0', 'fill-none stroke-[2.5] stroke-danger'],
    ['m166 52 7 7 10-14', 'fill-none stroke-[2.5]'],
  ],
}

export function Drawing({ name }: { name: keyof typeof drawings }) {
  return (
    <svg
      viewBox="0 0 184 64"
      aria-hidden="true"
      className="h-auto w-28 shrink-0 fill-ink/20 stroke-0 stroke-ink sm:mt-1 sm:w-44 lg:mt-0 lg:h-44 lg:w-full lg:border-line lg:border-b lg:bg-paper lg:py-7 *:[vector-effect:non-scaling-stroke]"
    >
      {drawings[name].map(([d, className]) => (
        <path key={d} d={d} className={className} />
      ))}
    </svg>
  )
}
