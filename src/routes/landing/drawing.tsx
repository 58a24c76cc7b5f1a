import type { ReactNode } from 'react'
import { drawings, example } from '@/content'

const { question, growth, gap, correction } = drawings
const { picture, rivals, store } = example

/** Parts of a report, in words: they say more than blocks in their place. */
const parts: Record<keyof typeof drawings, ReactNode> = {
  question: (
    <Change
      before={
        <span className="inline-block rounded border border-line bg-panel px-3">{question}</span>
      }
      after={
        <>
          {rivals[0]},{' '}
          <span className="inline-block">
            <Store />,
          </span>{' '}
          {rivals[1]}
        </>
      }
    />
  ),
  growth: (
    <p className="flex flex-wrap items-end gap-x-2">
      {growth.named.map((count, index) => (
        <span key={index} className="min-w-[3ch] flex-1">
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
    <Change
      picture={picture}
      before={
        <>
          {gap.fact} <span className="border border-dashed px-3">{gap.missing}</span>
        </>
      }
      after={<strong>{gap.stated} ✓</strong>}
    />
  ),
  correction: (
    <Change
      picture="/store.svg"
      before={
        <>
          <Store /> <span className="squiggle">{correction.wrong}</span>
        </>
      }
      after={<strong>{correction.right} ✓</strong>}
    />
  ),
}

function Store() {
  return <strong className="bg-marker px-1 text-on-marker">{store}</strong>
}

type ChangeProps = { picture?: string; before: ReactNode; after: ReactNode }

/** A text, and what comes of it, beside a picture of what they are about. */
function Change({ picture, before, after }: ChangeProps) {
  return (
    <div className="flex items-center gap-4 lg:gap-6">
      {picture && (
        // Of three products in a picture it shows the middle one.
        <img
          src={picture}
          alt=""
          className="aspect-7/6 h-16 bg-marker object-cover md:h-20 lg:h-28"
        />
      )}
      <p className="grid min-w-0 gap-1 md:gap-3">
        <span>{before}</span>
        <span>
          <span className="me-2 inline-block in-[[dir=rtl]]:rotate-180">→</span>
          {after}
        </span>
      </p>
    </div>
  )
}

export function Drawing({ name }: { name: keyof typeof parts }) {
  return (
    <div
      aria-hidden="true"
      className="grid content-center border-line border-b bg-paper p-4 text-base md:min-h-44 lg:px-8 lg:text-xl"
    >
      {parts[name]}
    </div>
  )
}
