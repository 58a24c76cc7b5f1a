import type { ReactNode } from 'react'
import { drawings, example } from '@/content'

const { question, growth, gap, correction } = drawings
const { picture, store } = example
const [before, after] = example.rivals

const named = <strong className="bg-marker px-1 text-on-marker">{store}</strong>
const arrow = <span className="me-2 inline-block font-normal rtl:rotate-180">→</span>

/** Parts of a report, in words: they say more than blocks in their place. */
const parts: Record<keyof typeof drawings, ReactNode> = {
  question: (
    <Change>
      <span className="justify-self-start rounded border border-line bg-panel px-3">
        {question}
      </span>
      <span>
        {arrow}
        {before && `${before}, `}
        <span className="inline-block">
          {named}
          {after && ','}
        </span>{' '}
        {after}
      </span>
    </Change>
  ),
  growth: (
    <p className="flex flex-wrap items-end gap-x-2">
      {growth.named.map((count, index) => (
        <span key={index} className="min-w-[2ch] flex-1">
          <strong>{count}</strong>
          <span
            className="block border border-on-marker bg-marker"
            style={{ height: `${(count / Math.max(...growth.named)) * 3.5}rem` }}
          />
        </span>
      ))}
      <span>{growth.of}</span>
    </p>
  ),
  gap: (
    <Change picture={picture}>
      <span>
        {gap.fact} <span className="border border-dashed px-3">{gap.missing}</span>
      </span>
      <strong>
        {arrow}
        {gap.stated} ✓
      </strong>
    </Change>
  ),
  correction: (
    <Change picture="/store.svg">
      <span>
        {named} <span className="squiggle">{correction.wrong}</span>
      </span>
      <strong>
        {arrow}
        {correction.right} ✓
      </strong>
    </Change>
  ),
}

/** A text, and what comes of it, beside a picture of what they are about. */
function Change({ picture, children }: { picture?: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-4 lg:gap-6">
      {picture && (
        // Of three products in a picture it shows the middle one.
        <img
          src={picture}
          alt=""
          className="aspect-7/6 h-16 bg-marker object-cover md:h-20 lg:h-28"
        />
      )}
      <p className="grid flex-[1_8rem] gap-1 md:gap-3">{children}</p>
    </div>
  )
}

export function Drawing({ name }: { name: keyof typeof parts }) {
  return (
    <div
      aria-hidden="true"
      className="grid content-center border-line border-b bg-paper p-4 text-base lg:p-8 lg:text-xl"
    >
      {parts[name]}
    </div>
  )
}
