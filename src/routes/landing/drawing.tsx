import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import * as content from '@/content'

const { question, growth, gap, correction } = content.drawings
const { picture, store, rivals } = content.example
const [firstRival, secondRival] = rivals
const mostMentions = Math.max(...growth.months.map(({ mentions }) => mentions))

const markedStore = <strong className="highlight">{store}</strong>

/** The drawings of the cards, each a part of a report. */
const drawings: Record<keyof typeof content.drawings, ReactNode> = {
  question: (
    <div className="grid justify-items-start gap-2">
      <p className="framed bg-panel px-4 py-1">{question}</p>
      <ol className="list-inside list-decimal">
        {firstRival && <li>{firstRival}</li>}
        <li>{markedStore}</li>
        {secondRival && <li>{secondRival}</li>}
      </ol>
    </div>
  ),
  growth: (
    <p className="flex flex-wrap items-end gap-x-2">
      {growth.months.map(({ month, mentions }, index) => (
        <span key={index} className="min-w-[3ch] flex-1">
          <strong>{mentions}</strong>
          <span
            className="block border border-marker-edge bg-marker"
            style={{ height: `${(mentions / mostMentions) * 3}em` }}
          />
          <span className="text-sm">{month}</span>
        </span>
      ))}
      <span className="w-full text-sm">{growth.caption}</span>
    </p>
  ),
  gap: (
    // The picture is cropped to the middle one of its three products.
    <BeforeAndAfter picture={picture} fit="object-cover" after={`${gap.stated} ✓`}>
      {gap.fact} <span className="border border-ink border-dashed px-3">{gap.missing}</span>
    </BeforeAndAfter>
  ),
  correction: (
    <BeforeAndAfter picture="/store.svg" fit="object-contain" after={`${correction.right} ✓`}>
      {markedStore} <span className="squiggle">{correction.wrong}</span>
    </BeforeAndAfter>
  ),
}

type BeforeAndAfterProps = { picture: string; fit: string; children: ReactNode; after: ReactNode }

/** A text and its result, beside a picture of their subject. */
function BeforeAndAfter({ picture, fit, children, after }: BeforeAndAfterProps) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      {picture && (
        <img src={picture} alt="" className={cx('aspect-7/6 h-[5.5em] bg-marker pt-1', fit)} />
      )}
      <p className="grid flex-[1_8rem] gap-2">
        <span>{children}</span>
        <strong>
          <span className="me-2 inline-block font-normal rtl:rotate-180">→</span>
          {after}
        </strong>
      </p>
    </div>
  )
}

export function Drawing({ name }: { name: keyof typeof drawings }) {
  return (
    <div aria-hidden="true" className="grid content-center border-b bg-paper p-card text-lead">
      {drawings[name]}
    </div>
  )
}
