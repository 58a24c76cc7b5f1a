import type { ReactNode } from 'react'
import { drawings, example } from '@/content'

const { question, growth, gap, correction } = drawings
const { rivals, store } = example

const named = <strong className="bg-marker px-1 text-on-marker">{store}</strong>

/** A text, and what comes of it: beside each other, or below where the drawing is large. */
function change(before: ReactNode, after: ReactNode) {
  return (
    <p className="flex flex-wrap gap-x-2 gap-y-1 md:grid md:gap-y-3">
      <span>{before}</span>
      <span>
        <span className="me-2 inline-block in-[[dir=rtl]]:rotate-180">→</span>
        {after}
      </span>
    </p>
  )
}

/** Parts of a report, in words: they say more than blocks in their place. A phone has room for two lines. */
const parts: Record<keyof typeof drawings, ReactNode> = {
  question: change(
    <span className="inline-block rounded border border-line bg-panel px-3">{question}</span>,
    <>
      {rivals[0]}, <span className="inline-block">{named},</span> {rivals[1]}
    </>,
  ),
  growth: (
    <p className="flex flex-wrap items-end gap-x-2">
      {growth.named.map((count, index) => (
        <span
          key={index}
          className="flex flex-row-reverse items-end gap-1 md:block md:min-w-[4ch] md:flex-1"
        >
          <strong>{count}</strong>
          <span
            className="block w-6 border border-on-marker bg-marker text-xs md:w-auto md:text-2xl"
            style={{ height: `${(count / Math.max(...growth.named)) * 2.5}em` }}
          />
        </span>
      ))}
      <span>{growth.of}</span>
    </p>
  ),
  gap: change(
    <>
      {gap.fact} <span className="border border-dashed px-3">{gap.missing}</span>
    </>,
    <strong>{gap.stated} ✓</strong>,
  ),
  correction: change(
    <>
      {named} <span className="squiggle">{correction.wrong}</span>
    </>,
    <strong>{correction.right} ✓</strong>,
  ),
}

export function Drawing({ name }: { name: keyof typeof parts }) {
  return (
    <div
      aria-hidden="true"
      className="grid content-center text-base md:min-h-44 md:border-line md:border-b md:bg-paper md:px-[2.2vw] md:py-4 lg:text-xl"
    >
      {parts[name]}
    </div>
  )
}
