import type { ReactNode } from 'react'
import { drawings, example } from '@/content'
import { Products } from './example-answer'

const { questions, growth, gap, correction } = drawings

/** A text, and what comes of it: beside each other, or below where the drawing is large. */
function change(before: ReactNode, after: ReactNode) {
  return (
    <p className="flex flex-wrap gap-x-2 gap-y-3 leading-relaxed md:grid lg:text-2xl">
      <span>{before}</span>
      <span>
        <span className="me-2 inline-block in-[[dir=rtl]]:rotate-180">→</span>
        {after}
      </span>
    </p>
  )
}

/** Parts of a report, in words: they say more than blocks in their place. A phone has room for a line. */
const parts: Record<keyof typeof drawings, ReactNode> = {
  questions: (
    <p className="grid justify-items-start gap-2.5">
      {questions.map((question, index) => (
        <span
          key={index}
          className="not-first:hidden rounded border border-line bg-panel px-3 py-0.5 md:not-first:block md:even:ms-6"
        >
          {question}
        </span>
      ))}
    </p>
  ),
  growth: (
    <p className="flex flex-wrap items-end gap-x-3 md:w-full md:flex-nowrap">
      {growth.named.map((named, index) => (
        <span key={index} className="flex flex-row-reverse items-end gap-1 md:block md:flex-1">
          <strong>{named}</strong>
          <span
            className="block w-6 border border-on-marker bg-marker text-xs md:w-auto md:text-2xl"
            style={{ height: `${(named / Math.max(...growth.named)) * 2.5}em` }}
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
    <strong className="bg-marker px-1.5 text-on-marker">{gap.stated}</strong>,
  ),
  correction: change(
    <>
      <span className="bg-marker px-1 font-bold text-on-marker max-md:hidden">{example.store}</span>{' '}
      <span className="underline decoration-2 decoration-danger decoration-wavy underline-offset-4">
        {correction.wrong}
      </span>
    </>,
    <strong>{correction.right} ✓</strong>,
  ),
}

export function Drawing({ name }: { name: keyof typeof parts }) {
  return (
    <div
      aria-hidden="true"
      className="relative grid content-center text-base md:min-h-44 md:border-line md:border-b md:bg-paper md:px-[6%] md:py-4 lg:text-xl"
    >
      {parts[name]}
      {name === 'gap' && (
        <Products className="absolute inset-y-0 end-[6%] my-auto hidden h-21 w-30 rounded bg-marker object-cover md:block" />
      )}
    </div>
  )
}
